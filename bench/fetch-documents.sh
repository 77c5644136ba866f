#!/bin/sh
# bench/fetch-documents.sh <folder> : the PDFs that bench/documents.ts reads, all of them free.
#
# Debian packages are downloaded and unpacked under <folder>/.packages; nothing is installed. Needs apt-get, dpkg-deb and
# poppler-utils (pdfseparate, pdftoppm, pdftotext, pdfunite), and node for the files that we make ourselves.
#
#   bash-doc             bash.pdf           a man page of 87 pages: option lists         GFDL-1.3+
#   r-doc-pdf            R-FAQ.pdf          questions and answers                        GPL-2+
#                        refman.pdf         a manual of more than 3,500 pages            GPL-2+
#   debian-policy        fhs-3.0.pdf        a standard: prose and definitions            FHS licence (free to copy and change)
#   r-cran-rcpp          rcpp.pdf           a paper in two columns                       GPL-2+
#   debian-reference-ja  guide.ja.pdf       a Japanese guide                             GPL-2+
#   debian-reference-de  guide.de.pdf       a German guide, for the scans below          GPL-2+
#   packaging-tutorial   slides.pdf         slides; slides.zh.pdf: the same in Chinese   GPL-3+ or CC-BY-SA-3.0
#
# Made of these: scan.<language>.pdf, pages that were drawn at 200 dots an inch and are nothing but pictures, each with the
# true text beside it (scan.<language>.txt), and mixed.<language>.pdf, two pages of text before such scans.
# Made by bench/make-documents.ts: form.pdf (filled in), locked.pdf (asks for a password), damaged.pdf (cut off).
set -eu

folder=${1:?usage: bench/fetch-documents.sh <folder>}
here=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$folder/.packages" "$folder/.scan"
folder=$(cd "$folder" && pwd)

cd "$folder/.packages"
apt-get download -q bash-doc r-doc-pdf debian-policy r-cran-rcpp debian-reference-ja debian-reference-de packaging-tutorial
for package in ./*.deb; do dpkg-deb -x "$package" .; done

# Under its own name, packed or not, as the packages have it.
take() {
  found=$(find . -path "*/$1" -o -path "*/$1.gz" | head -n 1)
  [ -n "$found" ] || { echo "$1 is in none of the packages" >&2; exit 1; }
  case $found in
    *.gz) gzip -dc "$found" >"$folder/$2" ;;
    *) cp "$found" "$folder/$2" ;;
  esac
}
take bash/bash.pdf bash.pdf
take manual/R-FAQ.pdf R-FAQ.pdf
take manual/fullrefman.pdf refman.pdf
take fhs/fhs-3.0.pdf fhs-3.0.pdf
take Rcpp/doc/Rcpp-introduction.pdf rcpp.pdf
take debian-reference/debian-reference.ja.pdf guide.ja.pdf
take debian-reference/debian-reference.de.pdf guide.de.pdf
take packaging-tutorial/packaging-tutorial.pdf slides.pdf
take packaging-tutorial/packaging-tutorial.zh_CN.pdf slides.zh.pdf

# Pages <from> to <to> of <source> as a scan of <language>, and the same behind the two pages of text before them.
scan() {
  source=$folder/$1 language=$2 from=$3 to=$4
  rm -f "$folder/.scan/"*
  pdftoppm -r 200 -gray -jpeg -f "$from" -l "$to" "$source" "$folder/.scan/page"
  (cd "$here" && node bench/run.mjs make-documents scan "$folder/scan.$language.pdf" "$folder/.scan/"*.jpg)
  pdftotext -f "$from" -l "$to" "$source" "$folder/scan.$language.txt"
  pdfseparate -f $((from - 2)) -l $((from - 1)) "$source" "$folder/.scan/%05d.pdf"
  pdfunite "$folder/.scan/"*.pdf "$folder/scan.$language.pdf" "$folder/mixed.$language.pdf"
}
scan fhs-3.0.pdf en 10 12
scan guide.de.pdf de 42 44
scan guide.ja.pdf ja 41 43

cd "$here"
node bench/run.mjs make-documents others "$folder"
rm -rf "$folder/.scan"
ls -l "$folder"
