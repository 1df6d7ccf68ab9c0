import type { PushKind } from '#contract/accounts/push-subscriptions.ts'
import { SettingsSection } from '#web/features/accounts/account/settings-section.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { usePush } from './use-push.ts'

const LABELS: Record<PushKind, string> = {
  answers: 'Tell this phone when a supplier answers',
  requests: 'Tell this phone of new requests',
}

/** The switch of what this browser is notified of, beside the emails; nothing where it cannot be. */
export function PhoneSettings({ kind }: { kind: PushKind }) {
  const push = usePush(kind)
  if (!push) return null
  const change = () => void (push.isOn ? push.turnOff() : push.turnOn())
  return (
    <SettingsSection title="On this phone" sub="Beside the emails, as long as you are signed in here.">
      <Checkbox label={LABELS[kind]} checked={push.isOn} disabled={push.isBusy} onChange={change} />
      {push.problem && <Note tone="error">{push.problem}</Note>}
    </SettingsSection>
  )
}
