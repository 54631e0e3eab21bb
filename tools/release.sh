#!/bin/sh
# Switches between releases in a folder of a server, by one link, so that nobody sees half of one:
#   ssh server sh -s -- /srv/shop switch 20261128-0512 <tools/release.sh
#   ssh server sh -s -- /srv/shop back <tools/release.sh
# FOLDER/releases/NAME was uploaded before; names sort by age. FOLDER/current leads to the one that is served, and the five newest
# are kept. FOLDER/after-switch, when it is there, is run after each switch, to have a web server read its rules anew; when it
# fails, the former release is put back, and so does this.
set -eu
LC_ALL=C
export LC_ALL
kept=5
# Browsers that still run a former build ask for its scripts for as long.
minutes_of_old_scripts=1440

fail() {
  echo "$1" >&2
  exit 1
}

point_to() {
  ln -sfn "releases/$1" current.next
  mv -T current.next current
}

# Scripts, styles and fonts have names by their content, so those of other builds can lie beside those of this one. What goes out
# of use now is dated now; what others have left there stays until its day is over.
take_scripts_along() {
  from=releases/$1/site/assets
  to=releases/$2/site/assets
  [ -d "$from" ] && [ -d "$to" ] || return 0
  [ -f "releases/$2/own-assets" ] || ls "$to" >"releases/$2/own-assets"
  while read -r name; do
    [ -e "$to/$name" ] || touch "$from/$name"
  done <"releases/$1/own-assets"
  find "$from" -type f -mmin "-$minutes_of_old_scripts" | while read -r file; do
    [ -e "$to/${file##*/}" ] || ln "$file" "$to/"
  done
}

after_switch() {
  [ ! -x ./after-switch ] || ./after-switch
}

switch_to() {
  [ -d "releases/$1" ] || fail "There is no release $1 in $folder/releases."
  if [ -n "$current" ]; then take_scripts_along "$current" "$1"
  elif [ -d "releases/$1/site/assets" ]; then ls "releases/$1/site/assets" >"releases/$1/own-assets"
  fi
  point_to "$1"
  after_switch && return 0
  [ -n "$current" ] || fail "Release $1 was refused, and there is none before it."
  point_to "$current"
  after_switch || fail "Release $1 was refused, and so is $current, which is there again."
  fail "Release $1 was refused: $current is there again."
}

[ $# -ge 2 ] || fail 'Say a folder and what to do: switch NAME, back, or list.'
folder=$1
cd "$folder"
exec 9>lock
flock 9
current=
[ ! -L current ] || current=$(basename "$(readlink current)")

case $2 in
  switch)
    case ${3:-} in
      '' | .* | */*) fail "\"${3:-}\" is no name of a release." ;;
    esac
    switch_to "$3"
    ls releases | sort -r | tail -n "+$((kept + 1))" | while read -r name; do
      [ "$name" = "$3" ] || [ "$name" = "$current" ] || rm -r "releases/$name"
    done
    echo "Release $3 is there."
    ;;
  back)
    former=$(ls releases | sort | while read -r name; do
      [ "$name" = "$current" ] && break
      echo "$name"
    done | tail -n 1)
    [ -n "$former" ] || fail "There is no release before ${current:-the first}."
    switch_to "$former"
    echo "Release $former is there again."
    ;;
  list)
    ls releases | sort | while read -r name; do
      [ "$name" = "$current" ] && echo "$name (current)" || echo "$name"
    done
    ;;
  *) fail "\"$2\" is nothing to do: switch NAME, back, or list." ;;
esac
