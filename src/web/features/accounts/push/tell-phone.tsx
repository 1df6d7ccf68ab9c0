import { useState } from 'react'
import type { PushKind } from '#contract/accounts/push-subscriptions.ts'
import { ACCOUNT } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import styles from './tell-phone.module.css'
import { usePush } from './use-push.ts'

type TellPhoneProps = { kind: PushKind; label: string }

/** The button by which this browser is notified; nothing where it is already, or cannot be. */
export function TellPhone({ kind, label }: TellPhoneProps) {
  const push = usePush(kind)
  const [isAsked, setAsked] = useState(false)
  if (!push || (push.isOn && !isAsked)) return null
  const ask = () => {
    setAsked(true)
    void push.turnOn()
  }
  return (
    <div className="no-print">
      {push.isOn ? (
        <Note tone="success" title="This phone is told">
          Until you log out, or change it in <TextLink href={ACCOUNT}>your account</TextLink>.
        </Note>
      ) : (
        <>
          <Button variant="quiet" className={styles.label} busy={push.isBusy} busyLabel="Asking your browser..." onClick={ask}>
            {label}
          </Button>
          {push.problem && <Note tone="error">{push.problem}</Note>}
        </>
      )}
    </div>
  )
}
