import { useEffect, useRef } from 'react'
import { BRAND } from '#contract/options.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { copyText } from '#web/ui/feedback/copy-text.ts'
import styles from './two-factor.module.css'

/** The recovery codes for signing in without the phone, shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = [`${BRAND} recovery codes. Each works once.`, '', ...codes, ''].join('\n')
  return (
    <>
      <Note tone="success" title="Two-factor sign-in is on">
        Keep these codes where you find them without your phone. They are shown only now.
      </Note>
      <div className={styles.printed}>
        <h3 ref={heading} tabIndex={-1}>
          Recovery codes
        </h3>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <Stack row gap={2}>
        <Button variant="quiet" icon="copy" onClick={() => void copy(text)}>
          Copy
        </Button>
        <ButtonLink
          variant="quiet"
          icon="download-simple"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          Download
        </ButtonLink>
        <Button variant="quiet" icon="printer" onClick={() => window.print()}>
          Print
        </Button>
      </Stack>
      <Button onClick={onDone}>I have kept them</Button>
    </>
  )
}

const copy = (text: string) =>
  copyText(
    text,
    { title: 'Codes copied', tone: 'success' },
    { title: 'Could not copy', description: 'Please download or print them.', tone: 'destructive' },
  )
