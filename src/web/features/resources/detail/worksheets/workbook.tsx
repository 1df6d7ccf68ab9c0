import { MAX_ANSWER } from '#contract/options.ts'
import type { ResourcePage } from '#contract/resources/resources.ts'
import { resourceFillTexts } from '#contract/site-texts/resource-texts.ts'
import { answerKey } from '#shared/resource-items.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './workbook.module.css'
import type { Progress } from '#web/features/resources/detail/progress/use-progress.ts'

type WorkbookProps = { workbook: NonNullable<ResourcePage['workbook']>; progress: Progress }

/** Exercises in sections, numbered through, each with room for an answer. */
export const Workbook = ({ workbook, progress }: WorkbookProps) => (
  <div className={styles.sections}>
    {workbook.map(({ section, exercises }) => (
      <div key={section}>
        <h3 className={styles.title}>{section}</h3>
        <ol className={styles.exercises}>
          {exercises.map(({ task, hint }) => (
            <li key={task}>
              <Exercise task={task} hint={hint} name={answerKey(section, task)} progress={progress} />
            </li>
          ))}
        </ol>
      </div>
    ))}
  </div>
)

type ExerciseProps = { task: string; hint: string | undefined; /** Under which the answer is kept. */ name: string; progress: Progress }

function Exercise({ task, hint, name, progress: { values, set, isReady } }: ExerciseProps) {
  const { answer } = useTexts(resourceFillTexts)
  return (
    <Field label={<span className={styles.task}>{task}</span>} help={hint}>
      <TextArea
        rows={3}
        maxLength={MAX_ANSWER}
        placeholder={answer}
        disabled={!isReady}
        value={values[name] ?? ''}
        onChange={({ target }) => set(name, target.value)}
      />
    </Field>
  )
}
