import { CATEGORIES, type CategoryName } from '#contract/options.ts'
import { ANZSIC, type Industry } from './anzsic.ts'
import { CATEGORY_WORDS, DECISIVE_WORDS, EXCLUDING_WORDS } from './category-words.ts'
import { plainWords } from './plain-words.ts'

/** The values of a row that decide its category; null for an empty value. */
export type Trade = { businessName: string; category: string | null; industry: string | null; industryCode: string | null }

/** The category of a business, or the reason why it has none. `industry` is null when its ANZSIC class is not known. */
export type CategoryMatch = { category: CategoryName; industry: Industry | null } | { reason: string }

/** The categories that a mapping assigns to industries, by their plain words; null leaves their businesses out. */
export type Choices = Map<string, CategoryName | null>
export const choicesOf = (categories: Record<string, CategoryName | null> = {}): Choices =>
  new Map(Object.entries(categories).map(([name, category]) => [plainWords(name), category]))

/** Finds the category by the mapping, else by the row's own category, else by its ANZSIC class, else by the words of its industry. */
export function categorise(trade: Trade, choices: Choices = new Map()): CategoryMatch {
  const values = [trade.category, trade.industry, trade.industryCode].filter((text) => text !== null)
  const [first] = values
  if (first === undefined) return { reason: 'It has neither a category nor an industry.' }
  const code = codeOf(trade)
  const industry = industryOf(trade, code)
  const mapped = values.find((text) => choices.has(plainWords(text)))
  if (mapped) return byChoice(mapped, choices.get(plainWords(mapped)) ?? null, industry)
  const own = trade.category && (ourCategory(trade.category) ?? byWords(trade.category))
  if (own) return { category: own, industry }
  if (industry) return byIndustry(trade.businessName, industry)
  // A class that is missing from the table was left out of it on purpose.
  return code ? noPlace(trade.industry ?? code) : byPlainWords(trade.industry ?? first)
}

const byChoice = (text: string, category: CategoryName | null, industry: Industry | null): CategoryMatch =>
  category ? { category, industry } : { reason: `The mapping leaves out "${text}".` }

function byIndustry(businessName: string, industry: Industry): CategoryMatch {
  const name = plainWords(businessName)
  const specific = DECISIVE_WORDS.find(([code, words]) => code === industry.code && words.test(name))
  const category = specific?.[2] ?? industry.category ?? byWords(name)
  if (!category) return { reason: `"${industry.name}" is too broad for one category, and the name does not tell.` }
  const unfit = EXCLUDING_WORDS.find(([of, words]) => (of === null || of === category) && words.test(name))
  if (unfit) return { reason: `Its industry would be ${category}, but its name speaks of ${unfit[2]}.` }
  return { category, industry }
}

function byPlainWords(text: string): CategoryMatch {
  const category = ourCategory(text) ?? byWords(text)
  return category ? { category, industry: null } : noPlace(text)
}

const noPlace = (text: string): CategoryMatch => ({ reason: `"${text}" has no place among the categories.` })

/**
 * Returns the four-digit ANZSIC code from its own column or from the start of the industry's name; it may have the letter of its division
 * ("C1174") or lack its leading zero ("123" for 0123).
 */
function codeOf({ industry, industryCode }: Trade): string | null {
  const digits = [industryCode, industry].map((text) => /^[A-S]?\s*(\d{3,4})\b/i.exec(text ?? '')?.[1]).find(Boolean)
  return digits?.padStart(4, '0') ?? null
}

const byName = new Map(ANZSIC.map((known) => [plainWords(known.name), known]))
const byCode = new Map(ANZSIC.map((known) => [known.code, known]))
const industryOf = ({ industry }: Trade, code: string | null): Industry | null =>
  byCode.get(code ?? '') ?? byName.get(plainWords(industry ?? '')) ?? null

const ours = new Map(CATEGORIES.map((name) => [plainWords(name), name]))
const ourCategory = (text: string) => ours.get(plainWords(text)) ?? null
const byWords = (text: string) => CATEGORY_WORDS.find(([words]) => words.test(plainWords(text)))?.[1] ?? null
