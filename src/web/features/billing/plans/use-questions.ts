import { benefitsOf, GUARANTEE_DAYS, PRICE_NOTICE_DAYS } from '#contract/billing/plans.ts'
import { questionTexts } from '#contract/site-texts/pricing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { useTexts } from '#web/use-site.ts'

type Question = { question: string; answer: string }

const NUMBERS = [1, 2, 3, 4] as const

const { pictures, runningPromotions: promotions } = benefitsOf(null)
/** The figures that stand in the answers. */
const VALUES = { pictures, promotions, days: PRICE_NOTICE_DAYS, ...GUARANTEE_DAYS }

/** Returns what is asked of plans most, with the answers. */
export function useQuestions(): Question[] {
  const texts = useTexts(questionTexts)
  return NUMBERS.map((n) => ({ question: texts[`question${n}`], answer: filled(texts[`answer${n}`], VALUES) }))
}

/** Returns questions and answers as structured data (schema.org). */
export const questionsJsonLd = (questions: readonly Question[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
