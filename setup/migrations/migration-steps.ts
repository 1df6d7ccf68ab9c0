/** What a statement of a migration is for the release before, which runs beside it and may be started again on its tables. */
export type StepKind =
  /** It adds what the release before does not know of, or allows more than that release does. */
  | 'expand'
  /** It takes something away, refuses what was allowed, or is of no known kind: the release before may fail by it. */
  | 'contract'
  /** It rewrites rows of a table that was there before: as long as it takes, who writes one of them waits. */
  | 'rows'

export type Step = { statement: string; kind: StepKind }

/** Returns the statements of a migration, each on one line without comments and with its texts emptied, and what kind each is of. */
export function stepsOf(sql: string): Step[] {
  const statements = bare(sql).split(';').map(onOneLine).filter(Boolean)
  const made = new Set(statements.flatMap((statement) => MADE.exec(statement)?.[1] ?? []))
  return statements.map((statement) => ({ statement, kind: kindOf(statement, made) }))
}

/** What the first lines of a migration that contracts say: since which release nothing needs what it takes away. */
const SINCE = /^-- Contracts: .* since (\d+\.\d+\.\d+)\.$/m

/**
 * Returns what is wrong with a migration of a coming release, in sentences. `released` are the versions that are out. The release before has to work
 * beside it, and nobody may wait for it long: it expands, or says since which of these nothing needs what it takes away.
 */
export function faultsOf(sql: string, released: readonly string[]): string[] {
  const steps = stepsOf(sql)
  const since = SINCE.exec(sql)?.[1]
  const mayContract = since !== undefined && released.includes(since)
  return steps.flatMap(({ kind, statement }) => {
    if (kind === 'rows') return `Rows are rewritten by a task of the start, in batches (src/server/db/start-tasks.ts): ${statement}`
    if (kind === 'contract' && !mayContract)
      return `The release before may fail by it, unless a line "-- Contracts: nothing reads the column since 1.2.0." names one that is out: ${statement}`
    return []
  })
}

/** A name of a table after the words that lead to it. */
const MADE = /^create (?:unlogged |temp |temporary )?table (?:if not exists )?([\w.]+)/

/** Comments, texts and bodies of functions, in which nothing is a statement. */
const NOT_SQL = /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g
const bare = (sql: string) => sql.replace(NOT_SQL, (text) => (text.startsWith('--') || text.startsWith('/*') ? ' ' : "''"))
const onOneLine = (statement: string) => statement.replace(/\s+/g, ' ').trim().toLowerCase()

type Rule = [pattern: RegExp, kind: StepKind | ((match: RegExpExecArray, made: ReadonlySet<string>) => StepKind)]

const unlessMade =
  (kind: StepKind) =>
  ([, table = '']: RegExpExecArray, made: ReadonlySet<string>): StepKind =>
    made.has(table) ? 'expand' : kind

/** The first that fits counts. */
const RULES: Rule[] = [
  [MADE, 'expand'],
  [/^create unique index .*?\bon (?:only )?([\w.]+)/, unlessMade('contract')],
  [/^create index /, 'expand'],
  // A trigger may refuse what the release before writes.
  [/^create (?:or replace )?(?:constraint )?trigger .*? on ([\w.]+)/, unlessMade('contract')],
  [
    /^create (?:or replace )?(?:function|procedure|view|materialized view|extension|sequence|type|aggregate|text search|collation|statistics) /,
    'expand',
  ],
  [/^alter text search /, 'expand'],
  [/^alter table (?:if exists )?(?:only )?([\w.]+) (.*)$/, alteration],
  [/^insert into ([\w.]+) .*\bselect\b/, unlessMade('rows')],
  [/^insert into /, 'expand'],
  [/^(?:update|delete from) (?:only )?([\w.]+)/, unlessMade('rows')],
  [/^with .*\b(?:insert into|update|delete from) ([\w.]+)/, unlessMade('rows')],
  [/^(?:comment on|select|analyze|set) /, 'expand'],
]

function kindOf(statement: string, made: ReadonlySet<string>): StepKind {
  for (const [pattern, kind] of RULES) {
    const match = pattern.exec(statement)
    if (match) return typeof kind === 'string' ? kind : kind(match, made)
  }
  return 'contract'
}

/** What allows more than before, or adds a column that may be left out. */
const LOOSER = [
  /^add (?:column )?(?:if not exists )?(?!constraint|check|unique|primary|foreign|exclude)\w+ (?!.*\bnot null\b)/,
  /^add (?:column )?(?:if not exists )?(?!constraint|check|unique|primary|foreign|exclude)\w+ .*\b(?:default|generated)\b/,
  /^drop constraint /,
  /^alter (?:column )?\w+ (?:drop not null|set default|set statistics|set storage)\b/,
  /^set \(/,
  /^validate constraint /,
]

function alteration([, table = '', actions = '']: RegExpExecArray, made: ReadonlySet<string>): StepKind {
  if (made.has(table)) return 'expand'
  return actionsOf(actions).every((action) => LOOSER.some((pattern) => pattern.test(action))) ? 'expand' : 'contract'
}

/** Splits at the commas that are in no brackets. */
function actionsOf(actions: string): string[] {
  let depth = 0
  let from = 0
  const found: string[] = []
  for (let at = 0; at <= actions.length; at++) {
    const char = actions[at]
    if (char === '(') depth++
    else if (char === ')') depth--
    else if (depth === 0 && (char === ',' || char === undefined)) {
      found.push(actions.slice(from, at).trim())
      from = at + 1
    }
  }
  return found
}
