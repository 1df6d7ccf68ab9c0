/** Words that end the names of streets and hardly ever those of suburbs, each with its abbreviations. */
const TYPES =
  `street st|road rd|avenue ave av|lane ln|drive dr drv|court ct|crescent cres cr|boulevard boulevarde blvd bvd|highway hwy|parade pde|place pl|
terrace tce|close cl|way|esplanade esp|circuit cct|square sq|freeway fwy|motorway mwy|alley|arcade|mall|promenade prom|broadway|corso|concourse|circle|
strand|parkway pkwy|mews|row|track|trail`
    .split('|')
    .map((words) => words.trim().split(' '))

export const STREET_TYPES: ReadonlySet<string> = new Set(TYPES.flat())

/** The whole word of each abbreviation. */
export const WHOLE_STREET_TYPES: ReadonlyMap<string, string> = new Map(
  TYPES.flatMap(([whole = '', ...short]) => short.map((word): [string, string] => [word, whole])),
)
