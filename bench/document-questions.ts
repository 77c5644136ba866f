/** A question about one of the documents of `bench/documents.ts`, and a pattern the right answer matches. */
export type DocumentQuestion = {
  document: "r-faq" | "fhs" | "bash" | "rcpp" | "guide-ja" | "form";
  question: string;
  /** Null when the document doesn't answer it. */
  answer: RegExp | null;
};

const answered = (document: DocumentQuestion["document"], rows: readonly [string, RegExp][]) =>
  rows.map(([question, answer]): DocumentQuestion => ({ document, question, answer }));
const unanswered = (document: DocumentQuestion["document"], rows: readonly string[]) =>
  rows.map((question): DocumentQuestion => ({ document, question, answer: null }));

/** Questions as people would ask them, paraphrasing the manual where that is natural. */
export const DOCUMENT_QUESTIONS: readonly DocumentQuestion[] = [
  ...answered("r-faq", [
    ["Who initially wrote R?", /Ross Ihaka/],
    ["What is R?", /statistical computation and graphics/],
    ["What does CRAN stand for?", /Comprehensive R Archive Network/],
    ["Which compilers are needed to build R?", /FORTRAN 90 compiler as well as a C compiler/],
    ["Which languages influenced the design of R?", /Scheme/],
    ["Since when has there been a core team?", /mid-1997/],
    ["Under which license may this document be redistributed?", /GNU General Public License/],
    ["What is ESS?", /Emacs Speaks Statistics|ESS/],
    ["What is S-PLUS?", /value-added version|commercial/i],
    ["What is R-Forge?", /central platform|development of R packages/],
    ["How do I convert factors to numeric?", /as\.numeric\(as\.character|as\.numeric\(levels/],
    ["What is the R Foundation?", /not.for.profit|non.?profit/i],
    ["Which numbering scheme do versions of R use?", /major\.minor\.patchlevel/],
    ["Until which version was Mac OS Classic supported?", /1\.7\.1/],
  ]),
  ...answered("fhs", [
    ["What is /opt reserved for?", /add-on application software/i],
    ["What are shareable files?", /stored on one host and used on others/],
    ["What does /boot contain?", /boot process|boot loader/],
    ["What is /srv for?", /site-specific data which is served/],
    ["What does the log directory contain?", /log files/],
    ["Where is the home directory of the root account?", /\/root/],
    ["What is /usr/local used for?", /installing software locally/],
    ["What is the purpose of /mnt?", /temporarily mount/],
    ["What does /media contain?", /removable media/],
    ["May programs assume that files in /tmp are preserved?", /must not assume/],
    ["What is /var/cache intended for?", /cached data/],
    ["What is the proc filesystem used for on Linux?", /process and system information|kernel/i],
    ["How small should the root filesystem be?", /as small as reasonably possible/],
    ["What is /usr/share for?", /architecture.independent/],
  ]),
  ...answered("bash", [
    ["What is bash?", /sh-compatible command language interpreter|Bourne-Again SHell/],
    ["What happens when the -r option is present?", /restricted/],
    ["What is the exit status when a command is not found?", /127/],
    ["Which status is returned when a command is found but not executable?", /126/],
    ["What does HISTSIZE control?", /number of commands to (?:remember|save)/],
    ["What does the shift builtin do to positional parameters?", /renamed/],
    ["Which directory does cd use without an argument?", /HOME/],
    ["What does the -e option of set do?", /exit immediately/i],
    ["What does pushd do?", /directory stack/],
    ["What happens when an interactive login shell exits?", /bash_logout/],
    ["What is a pipeline?", /sequence of one or more commands/],
    ["What does the nullglob option do?", /null string|word is removed/],
    ["What does PWD hold?", /current working directory/],
    ["What is a subshell environment?", /subshell/],
  ]),
  ...unanswered("r-faq", [
    "Who won the football world cup in 2014?",
    "How do I bake sourdough bread?",
    "Which vaccine is recommended for children?",
    "What is the yearly salary of a core team member?",
    "How do I configure a wireless router?",
    "How do I train a neural network on a graphics card?",
    "What is the refund policy?",
  ]),
  ...unanswered("fhs", [
    "Who is the president of France?",
    "How many employees does the company have?",
    "What is the warranty period of the device?",
    "Which medication treats high blood pressure?",
    "How much does express shipping cost?",
    "How do I encrypt the swap partition?",
    "What time does the train to Oslo leave?",
  ]),
  ...unanswered("bash", [
    "What is the capital of Australia?",
    "How do I reset my e-mail password?",
    "What is the boiling point of ethanol?",
    "Who founded the bank?",
    "How do quantum computers factor integers?",
    "How do I connect to a PostgreSQL database?",
  ]),
];

/** Held-out test set: a paper, a form and a Japanese guide. Nothing is tuned on these. */
export const FRESH_QUESTIONS: readonly DocumentQuestion[] = [
  ...answered("rcpp", [
    ["Who wrote the paper?", /Eddelbuettel/],
    ["What does the prime directive demand of software?", /trustworthy/],
    ["What was C++ developed as?", /better C/],
    ["How is Rcpp installed?", /install\.packages/],
    ["What has to be installed on Windows to compile?", /Rtools/],
    ["What does the appendix contain?", /empirical illustrations/],
  ]),
  ...answered("form", [
    ["Who applies for an allotment?", /Olive Green/],
    ["How large is the plot that is wanted?", /125 square meters/],
    ["What is the yearly rent?", /84 pounds/],
    ["How high may a shed be?", /two meters/],
  ]),
  ...answered("guide-ja", [
    ["MC の内部エディターを直接起動するコマンドは何ですか?", /mcedit/],
    ["文字デバイスとは何ですか?", /1 ?文字毎にアクセス/],
    ["ファイルのタイムスタンプを変更するコマンドは?", /touch/],
  ]),
  ...unanswered("rcpp", ["How many people live in Champaign?", "Which graphics card is required?"]),
  ...unanswered("form", ["What is the applicant's date of birth?", "How do I renew a passport?"]),
  ...unanswered("guide-ja", [
    "東京タワーの高さは何メートルですか?",
    "寿司の作り方を教えてください。",
  ]),
];
