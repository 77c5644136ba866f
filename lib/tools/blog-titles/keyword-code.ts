/** Languages and tools whose names mean nothing else that is written about here. */
const LANGUAGE =
  /(?:^|\s)(?:c\+\+|django|docker|git|golang|graphql|haskell|javascript|kotlin|kubernetes|python|sql|typescript|webassembly)\s/i;
/** What is only said of code. */
const TERM =
  /\b(?:apis?|borrow checker|compilers?|data structures?|debuggers?|design patterns?|garbage collect(?:ion|or)|linters?|microservices|mutexe?s?|(?:function|null|raw|smart) pointers?|recursion|regular expressions?|type systems?|unit tests?|version control)$/i;
/** Names that are words, before what may be code: "Rust closures", but neither "rust prevention" nor "store closures". */
const NAMED_PART =
  /(?:^|\s)(?:c|c#|elixir|go|java|linux|php|react|ruby|rust|scala|swift) (?:\p{L}{1,20} ){0,2}(?:async|callbacks?|classes|closures?|code|commands?|compilers?|components?|concurrency|decorators?|enums?|exceptions?|functions?|generics|hooks?|interfaces?|iterators?|kernel|lambdas?|lifetimes?|macros?|modules?|optionals|ownership|pointers?|programming|protocols?|scripts?|shell|streams?|structs?|syntax|threads?|traits?|variables?)(?!\p{L})/iu;

/** Whether a keyword names what programmers talk about among themselves. */
export function isCode(x: string): boolean {
  return LANGUAGE.test(x) || TERM.test(x) || NAMED_PART.test(x);
}
