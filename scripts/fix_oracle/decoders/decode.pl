# Reads paths, runs each script and prints path, payload and sentinel in base 16.
use strict;
our @shown;
sub show { @shown = @_ }
while (my $path = <STDIN>) {
  chomp $path;
  @shown = ();
  do $path;
  my ($error, @fields) = ($@ || (@shown ? '' : 'nothing shown'), @shown);
  print join(' ', $path, $error ? ('error', unpack('H*', $error)) : map { unpack('H*', $_) } @fields), "\n";
}
