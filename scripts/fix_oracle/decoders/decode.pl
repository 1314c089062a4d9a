# Reads paths, runs each script and prints path, payload and sentinel in base 16; or the error.
our @shown;
sub show { @shown = @_ }
while (my $path = <STDIN>) {
  chomp $path;
  @shown = ('nothing shown');
  do $path;
  print join(' ', $path, map { unpack('H*', $_) } $@ ? $@ : @shown), "\n";
}
