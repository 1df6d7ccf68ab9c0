import { useId, type ReactNode } from 'react'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from './request-parts.module.css'
import type { Parts } from './use-parts.ts'

export type RequestPart = { title: string; content: ReactNode }

/** The parts of a request, side by side as wide as the dialog is, or one of them with the progress. Without `shown` all of them. */
export const RequestParts = ({ parts, shown }: { parts: readonly RequestPart[]; shown?: Parts }) => (
  <>
    {shown?.isStepped && <Progress step={shown.step} parts={parts} />}
    <div className={styles.frame}>
      <div ref={shown?.container} className={styles.parts} data-count={parts.length}>
        {parts.map((part, at) => (
          <OnePart key={part.title} part={part} isHidden={shown?.isStepped === true && shown.step !== at} />
        ))}
      </div>
    </div>
  </>
)

function OnePart({ part: { title, content }, isHidden }: { part: RequestPart; isHidden: boolean }) {
  const heading = useId()
  return (
    <fieldset aria-labelledby={heading} hidden={isHidden} className={styles.part}>
      <h3 id={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h3>
      <Stack gap={3}>{content}</Stack>
    </fieldset>
  )
}

/** Says which step this is, to the eye and, when it changes, to screen readers. */
const Progress = ({ step, parts }: { step: number; parts: readonly RequestPart[] }) => (
  <div className={styles.progress}>
    <output className={styles.step}>
      {`Step ${step + 1} of ${parts.length}`}
      <span className="visually-hidden">: {parts[step]?.title}</span>
    </output>
    <span className={styles.track} aria-hidden="true">
      {parts.map(({ title }, at) => (
        <span key={title} className={at <= step ? styles.done : undefined} />
      ))}
    </span>
  </div>
)
