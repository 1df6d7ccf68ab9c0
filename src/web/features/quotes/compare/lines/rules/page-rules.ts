import type { Rules } from '#shared/comparison/request.ts'

/** A rule about an offer, or about one of its lines. */
export type Rule = { offerId: string; lineId: string | null }
/** The rules of a comparison as they stand in the address of its page. */
export type PageRules = {
  substitutes: readonly Rule[]
  always: readonly Rule[]
  never: readonly Rule[]
  most: number | null
  savesAtLeast: number | null
}
export type ListedRule = 'substitutes' | 'always' | 'never'

/** The names of the rules in the address, which are those of the API. */
const LISTED: readonly ListedRule[] = ['substitutes', 'always', 'never']
const ALL = '*'

export const NO_PAGE_RULES: PageRules = { substitutes: [], always: [], never: [], most: null, savesAtLeast: null }

function rulesOf(texts: readonly string[]): Rule[] {
  const parts = texts.map((text) => text.split(':', 2))
  return parts.flatMap(([offerId, lineId]) => (offerId && lineId ? [{ offerId, lineId: lineId === ALL ? null : lineId }] : []))
}

const wholeNumber = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null)

/** Returns the rules in the query of an address. What is no rule is left out: a link that was cut still opens. */
export function readRules(search: string): PageRules {
  const parameters = new URLSearchParams(search)
  const [substitutes = [], always = [], never = []] = LISTED.map((kind) => rulesOf(parameters.getAll(kind)))
  const most = wholeNumber(parameters.get('most'))
  return {
    substitutes,
    always,
    never,
    most: most === 0 ? null : most,
    savesAtLeast: wholeNumber(parameters.get('savesAtLeast')),
  }
}

const inText = ({ offerId, lineId }: Rule) => `${offerId}:${lineId ?? ALL}`

/** Returns the rules as the query of a call; what is not asked for is left out. */
export const rulesForCall = ({ most, savesAtLeast, ...listed }: PageRules) => ({
  ...Object.fromEntries(LISTED.flatMap((kind) => (listed[kind].length > 0 ? [[kind, listed[kind].map(inText)]] : []))),
  ...(most !== null && { most }),
  ...(savesAtLeast !== null && { savesAtLeast }),
})

/** Returns the query of an address with these rules instead of those it has; its other parameters stay. */
export function searchWith(search: string, rules: PageRules): string {
  const parameters = new URLSearchParams(search)
  for (const name of [...LISTED, 'most', 'savesAtLeast']) parameters.delete(name)
  for (const kind of LISTED) for (const rule of rules[kind]) parameters.append(kind, inText(rule))
  if (rules.most !== null) parameters.set('most', String(rules.most))
  if (rules.savesAtLeast !== null) parameters.set('savesAtLeast', String(rules.savesAtLeast))
  const text = parameters.toString().replaceAll('%3A', ':')
  return text === '' ? '' : `?${text}`
}

/** Returns the rules as the function takes them that compares. */
export const rulesOfLines = ({ substitutes, always, never, most, savesAtLeast }: PageRules): Rules => ({
  substitutes: substitutes.flatMap(({ offerId, lineId }) => (lineId === null ? [] : { offerId, lineId })),
  always: [...always],
  never: [...never],
  most,
  savesAtLeastCents: savesAtLeast,
})

const isSame = (one: Rule, other: Rule) => one.offerId === other.offerId && one.lineId === other.lineId

export const hasRule = (rules: readonly Rule[], offerId: string, lineId: string | null): boolean =>
  rules.some((rule) => isSame(rule, { offerId, lineId }))

/** Returns the rules with one more or one less. Whatever is always from an offer is not never from it, and the other way round. */
export function withRule(rules: PageRules, kind: ListedRule, rule: Rule, isOn: boolean): PageRules {
  const others = (of: ListedRule) => rules[of].filter((one) => !isSame(one, rule))
  const opposite = ({ always: 'never', never: 'always' } as const)[kind as 'always' | 'never']
  return {
    ...rules,
    ...(isOn && opposite && { [opposite]: others(opposite) }),
    [kind]: isOn ? [...others(kind), rule] : others(kind),
  }
}

/** Returns the rules with a line always from one offer, and from no other; null is no rule for the line. */
export function withLineFrom(rules: PageRules, lineId: string, offerId: string | null): PageRules {
  const always = rules.always.filter((rule) => rule.lineId !== lineId)
  return { ...rules, always: offerId === null ? always : [...always, { offerId, lineId }] }
}

/** Returns whether some rules bind which orders are proposed. Substitutes only say what counts. */
export const hasOrderRules = ({ always, never, most, savesAtLeast }: PageRules): boolean =>
  always.length > 0 || never.length > 0 || most !== null || savesAtLeast !== null
