# Runs a formula with stand-ins for Homebrew's classes:  formula.rb FORMULA ARCHIVE DIRECTORY
require "fileutils"
require "tmpdir"

FORMULA, ARCHIVE, CELLAR = ARGV

class Place
  def initialize(path) = @path = path

  def install(file)
    FileUtils.mkdir_p(@path)
    FileUtils.cp(file, @path)
  end
end

class Formula
  class << self
    def desc(_) = nil
    def homepage(_) = nil
    def version(_) = nil
    def license(_) = nil
    def url(_) = nil
    def sha256(_) = nil
    def test = nil
    %w[on_macos on_linux on_arm on_intel].each { |name| define_method(name) { |&block| block.call } }
  end

  def bin = Place.new("#{CELLAR}/bin")
  def man1 = Place.new("#{CELLAR}/share/man/man1")
  def bash_completion = Place.new("#{CELLAR}/etc/bash_completion.d")
  def zsh_completion = Place.new("#{CELLAR}/share/zsh/site-functions")
  def fish_completion = Place.new("#{CELLAR}/share/fish/vendor_completions.d")
end

load FORMULA
Dir.mktmpdir do |directory|
  system("tar", "-xzf", File.expand_path(ARCHIVE), "-C", directory, "--strip-components", "1", exception: true)
  Dir.chdir(directory) { Fcmlint.new.install }
end
