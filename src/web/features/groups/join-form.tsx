import type { Group } from '#contract/groups/groups.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { TextDraft } from '#web/text-draft.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { CHANGES_GROUPS } from './group-reads.ts'
import { Turnover } from './turnover.tsx'
import { useGroupForm } from './use-group-form.ts'
import { WantFields } from './want-fields.tsx'
import styles from './groups.module.css'

/** The form by which a buyer joins a group. */
export function JoinForm({ group: { id } }: { group: Group }) {
  const name = `group-join-${id}`
  const { form, submit, problems, isPending } = useGroupForm('POST /api/groups/:id/join', {
    name,
    success: 'You are in this group',
    failure: 'You could not join',
    inputOf: (fields) => ({
      id,
      want: fields.whole('want'),
      most: fields.cents('most'),
      // The server says in a sentence that it is required.
      turnoverUnder10m: fields.isTicked('turnoverUnder10m') as true,
    }),
  })
  return (
    <Section title="Join" sub="Until the deadline you can change your mind. Your name is shown to the others once the group is settled.">
      <form ref={form} noValidate onSubmit={submit} className={styles.form}>
        <TextDraft name={name} />
        <WantFields problems={problems} />
        <Turnover problems={problems} />
        <Button type="submit" busy={isPending} busyLabel="Joining...">
          Join the group
        </Button>
      </form>
    </Section>
  )
}

/** The form by which a member changes what it wants, or leaves. */
export function ChangeForm({ group: { id, members, isOpener } }: { group: Group }) {
  const own = members?.find(({ isYou }) => isYou)
  const { form, submit, problems, isPending } = useGroupForm('PUT /api/groups/:id/join', {
    name: `group-change-${id}`,
    success: 'Changed',
    failure: 'This could not be changed',
    inputOf: (fields) => ({ id, want: fields.whole('want'), most: fields.cents('most') }),
  })
  const leave = useWrite('DELETE /api/groups/:id/join', {
    invalidates: CHANGES_GROUPS,
    success: 'You have left the group',
    failure: 'You could not leave',
  })
  return (
    <Section title="Your part" sub={isOpener ? 'You run this group. If you leave, the next member does.' : undefined}>
      <form ref={form} noValidate onSubmit={submit} className={styles.form}>
        <WantFields problems={problems} want={own?.want} most={own?.most} />
        <div className={styles.buttons}>
          <Button type="submit" busy={isPending} busyLabel="Saving...">
            Save
          </Button>
          <Button variant="quiet" busy={leave.isPending} busyLabel="Leaving..." onClick={() => void leave.send({ id })}>
            Leave the group
          </Button>
        </div>
      </form>
    </Section>
  )
}
