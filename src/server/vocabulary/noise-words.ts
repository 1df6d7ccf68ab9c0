const STOP_LIST = `
  i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself they them their
  theirs themselves what which who whom this that these those am is are was were be been being have has had having do does did doing a an the and
  but if or because as until while of at by for with about against between into through during before after above below to from up down in out on
  off over under again further then once here there when where why how all any both each few more most other some such no nor not only own same so
  than too very s t can will just don should now`

/** Words that apply to every supplier or search and so distinguish none. */
const TRADE_NOISE = `
  supplier suppliers supply supplies supplying wholesale wholesaler wholesalers distributor distributors distribution vendor vendors provider
  providers company companies business businesses co pty ltd best good great quality cheap cheapest affordable top rated near nearby close local
  around need needs needed want wants looking find finding search searching buy buying get order ordering sell sells selling please someone
  anyone cafe cafes café cafés restaurant restaurants hospitality venue venues commercial opening australia`

const words = (text: string) => text.trim().split(/\s+/)

/** English stop words: the list that PostgreSQL's stemmer drops. */
export const STOP_WORDS: ReadonlySet<string> = new Set(words(STOP_LIST))

/** The words that are dropped from a search as long as another word remains. */
export const NOISE_WORDS: ReadonlySet<string> = new Set([...STOP_WORDS, ...words(TRADE_NOISE)])
