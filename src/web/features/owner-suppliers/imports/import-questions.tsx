import type { DryRow, ListingAnswer, ListingQuestion } from '#contract/owner/supplier-imports.ts'
import { Segment, Segmented } from '#web/ui/controls/choice/segmented.tsx'
import styles from './imports.module.css'

/** An answer that is chosen and not sent yet. */
export type ChosenAnswer = { line: number; supplierId: number; answer: ListingAnswer }
/** The chosen answers, by `answerKey`. */
export type ChosenAnswers = ReadonlyMap<string, ChosenAnswer>

export const answerKey = ({ line, supplierId }: Pick<ChosenAnswer, 'line' | 'supplierId'>) => `${line} ${supplierId}`

const WORDS: Record<ListingAnswer, string> = { same: 'The same listing', other: 'Another one' }
const ANSWERS = ['same', 'other'] as const

type ImportQuestionsProps = { row: DryRow; chosen: ChosenAnswers; onAnswer: (answer: ChosenAnswer) => void }

/** Asks whether a row is of a listing that there is. What was answered earlier can be changed. */
export const ImportQuestions = ({ row: { line, questions = [] }, chosen, onAnswer }: ImportQuestionsProps) =>
  questions.map((question) => {
    const current = chosen.get(answerKey({ line, ...question }))?.answer ?? question.answer
    return (
      <div key={question.supplierId} className={styles.question}>
        <Segmented label={labelOf(line, question)}>
          {ANSWERS.map((answer) => (
            <Segment
              key={answer}
              label={WORDS[answer]}
              active={current === answer}
              onClick={() => onAnswer({ line, supplierId: question.supplierId, answer })}
            />
          ))}
        </Segmented>
      </div>
    )
  })

const labelOf = (line: number, { businessName, supplierId }: ListingQuestion) =>
  `Line ${line}: the same listing as ${businessName} (No. ${supplierId}), or another one?`
