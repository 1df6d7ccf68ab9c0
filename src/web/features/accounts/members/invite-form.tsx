import { useRef, useState, type SubmitEvent } from 'react'
import { MEMBER_ROLES, type MemberRole } from '#contract/accounts/accounts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Choice, Choices } from '#web/ui/controls/choice/choices.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { MEMBER_ROLE_WORDS } from './member-role-texts.ts'
import styles from './people.module.css'

/** The form that invites somebody to work on the listing. What was entered stays after a failure. */
export function InviteForm({ supplierId }: { supplierId: Id }) {
  const field = useRef<HTMLInputElement>(null)
  const [role, setRole] = useState<MemberRole>('editor')
  const [error, setError] = useState<string>()
  const refuse = (message: string) => {
    setError(message)
    field.current?.focus()
  }
  const { send, isPending } = useWrite('POST /api/suppliers/:id/members', {
    invalidates: ['GET /api/suppliers/:id/members'],
    success: 'Invitation sent',
    failure: (failure) => refuse(serverMessage(failure)),
  })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!field.current) return
    const { value, validity } = field.current
    setError(undefined)
    if (!validity.valid) return refuse('Enter the email address of whoever you invite.')
    if (await send({ id: String(supplierId), email: value, role })) form.reset()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      <Field label="Email" required error={error}>
        <TextInput ref={field} type="email" autoComplete="off" maxLength={254} readOnly={isPending} />
      </Field>
      <Choices legend="Role">
        {MEMBER_ROLES.map((each) => (
          <Choice
            key={each}
            name="role"
            value={each}
            checked={each === role}
            onChange={() => setRole(each)}
            label={MEMBER_ROLE_WORDS[each].name}
            help={MEMBER_ROLE_WORDS[each].may}
          />
        ))}
      </Choices>
      <div>
        <Button type="submit" variant="quiet" busy={isPending} busyLabel="Inviting...">
          Invite
        </Button>
      </div>
    </form>
  )
}
