// The arithmetic of the supplier scorecard. Weights are whole numbers and results whole hundredths, so that equal scores are equal results.

export const SCORES = [1, 2, 3, 4, 5] as const
export const MAX_SCORE = 5

type ScoredCategory = { weight: number; /** 1 to 5; undefined until it is given. */ score: number | undefined }

export type ScorecardResult = {
  /** How many categories have a score. */
  scored: number
  /** The weighted score in hundredths, from 100 to 500; null until every category is scored, as a part would not compare. */
  hundredths: number | null
}

/** Returns the score that a text stands for; undefined where it stands for none. */
export const scoreOf = (text: string | undefined): number | undefined => SCORES.find((score) => String(score) === text)

export function scorecardResult(categories: readonly ScoredCategory[]): ScorecardResult {
  const given = categories.flatMap(({ weight, score }) => (score === undefined ? [] : [{ weight, score }]))
  const weights = sum(given.map(({ weight }) => weight))
  const isComplete = given.length === categories.length && weights > 0
  const weighted = sum(given.map(({ weight, score }) => weight * score))
  return { scored: given.length, hundredths: isComplete ? Math.round((weighted * 100) / weights) : null }
}

/** Returns where the highest of the results stand: several where they are equal, none where there are not two to compare. */
export function bestOf(results: readonly (number | null)[]): number[] {
  const known = results.filter((result) => result !== null)
  if (known.length < 2) return []
  const best = Math.max(...known)
  return results.flatMap((result, at) => (result === best ? [at] : []))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
