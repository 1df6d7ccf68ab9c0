/** General words in the names of places, each with its abbreviations, as post offices, maps and signs have them. */
const ABBREVIATIONS = `
north n nth nrth|south s sth sthn|east e est|west w wst|upper uppr upr|lower lwr lowr lr|central cntrl ctrl cent cen|inner|outer|old|new nw
great gt grt|little ltl lit lt|mt mnt mtn mount|mountain mtn mntn|mountains mtns|point pt pnt|port pt prt|park pk prk|parks pks|junction jct jctn jtn jn jnc jun junct
heights hts hgts hghts ht|gardens gdns gdn grdns|garden gdn|beach bch bh|bay by|creek ck crk cr|hill hl|hills hls|island is isl islnd|islands is isls
lake lk|lakes lks|lagoon lgn|head hd|heads hds|harbour hbr harb hrbr harbor|harbor hbr harbour|river riv rvr r|rivers rvrs|valley vly val vlly|vale vl
view vw|views vws|village vlge vill vlg|forest fst frst|flat flt|flats flts|fort ft|grove grv gve|green grn|ridge rdge rdg|range rge rng|ranges rges
rock rk|rocks rks|spring spg|springs spgs sprgs|station stn|town tn twn|water wtr|waters wtrs|wells wls|wood wd|woods wds|cape cp|city cty|corner cnr
corners cnrs|cove cv|cross x|christmas xmas|crossing xing crsg cssg|downs dns dwns|estate est|falls fls|field fld|fields flds fds|meadow mdw|meadows mdws|mile ml|plain pln|plains plns
pocket pkt|pond pd|ponds pds|quay qy|siding sdg|square sq|wharf whf|bridge brg brdg bdge|brook brk|gully gly|glen gln|grange gra|haven hvn|hollow hlw
inlet inlt|landing ldg|mill ml|mills mls|mine mn|pines pns|pacific pac|passage psge|peninsula pen|rapids rpds|reserve res
sands sds|scrub scb|shore shr|tower twr|tableland tbl
one 1|two 2|three 3|four 4|five 5|six 6|seven 7|eight 8|nine 9|ten 10|eleven 11|twelve 12|thirteen 13|fifteen 15|twenty 20|hundred 100
first 1st|second 2nd|third 3rd`

const LINES = ABBREVIATIONS.trim()
  .split(/[|\n]/)
  .map((line) => line.split(' '))

/** The whole words of each abbreviation. */
const WHOLE_WORDS: ReadonlyMap<string, string[]> = new Map(
  [
    ...Map.groupBy(
      LINES.flatMap(([whole = '', ...short]) => short.map((each) => [each, whole] as const)),
      ([short]) => short,
    ),
  ].map(([short, pairs]) => [short, pairs.map(([, whole]) => whole)] as const),
)

/** What stands after the name of a suburb that has a business or delivery centre. */
const CENTRES = new Set(['bc', 'dc', 'mc', 'msc', 'lpo'])

/** Names with more than this many readings are not read. */
const MAX_READINGS = 64

/** Fewer letters begin too many abbreviations. */
const BEGINS_WITH = 2

/**
 * Returns every name that a name with abbreviated words can stand for, in the order of the table: "pt cook" for "point cook" and "port cook". One
 * abbreviation alone, like "pk", stands for none, nor do several if one of them is a letter or a number, like "s e": those may be packs and sizes.
 */
export function wholeNames(name: string): string[] {
  const typed = name.split(' ')
  const words = typed.length > 1 && CENTRES.has(typed.at(-1) ?? '') ? typed.slice(0, -1) : typed
  const isSpeltOut = (word: string) => !WHOLE_WORDS.has(word) && /\p{L}{2}/u.test(word)
  const areAbbreviated = words.length > 1 && words.every((word) => /^\p{L}{2,}$/u.test(word))
  if (!areAbbreviated && !words.some((word) => isSpeltOut(word) || LINES.some(([whole]) => whole === word))) return []
  return readingsOf(words.map((word) => [word, ...wholeWords(word)])).filter((each) => each !== name)
}

/** Returns every name that the beginning of one can stand for, whose last word may be an abbreviation or begin one: "bondi jc" for "bondi junction". */
export function begunNames(text: string): string[] {
  const words = text.split(' ')
  const last = words.pop() ?? ''
  const begun =
    last.length < BEGINS_WITH ? wholeWords(last) : [...WHOLE_WORDS.keys()].filter((short) => short.startsWith(last)).flatMap(wholeWords)
  return readingsOf([...words.map((word) => [word, ...wholeWords(word)]), [...new Set([last, ...begun])]]).filter((each) => each !== text)
}

const wholeWords = (short: string) => WHOLE_WORDS.get(short) ?? []

/** Returns each way to take one of the words for every position; none where there are too many. */
function readingsOf(possible: string[][]): string[] {
  if (possible.reduce((product, { length }) => product * length, 1) > MAX_READINGS) return []
  return possible.reduce<string[]>((begun, each) => begun.flatMap((start) => each.map((word) => (start ? `${start} ${word}` : word))), [''])
}
