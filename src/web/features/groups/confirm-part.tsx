import type { Group } from '#contract/groups/groups.ts'
import { deadlineInWords } from '#shared/groups/group-words.ts'
import { dollars } from '#shared/money/money.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { CHANGES_GROUPS } from './group-reads.ts'

/** Shows what a member has to know once its group is settled, and the button by which it confirms. */
export function ConfirmPart({ group }: { group: Group }) {
  const { id, members, supplier, confirmBy, timeZone, isFinal, state } = group
  const own = members?.find(({ isYou }) => isYou)
  const { send, isPending } = useWrite('POST /api/groups/:id/confirm', {
    invalidates: CHANGES_GROUPS,
    success: 'You have confirmed',
    failure: 'You could not confirm',
  })
  if (!own || state === 'open' || state === 'priced') return null
  if (state === 'failed')
    return <p>Too few units were left at a price that everybody takes. Nothing is bought, and nobody owes anything.</p>
  if (own.units === null)
    return <p>You are not among those who buy: the price is above the most that you gave, or you did not confirm in time.</p>
  const cost = `You take ${own.units} for ${dollars(own.costCents ?? 0)} and ${dollars(own.feeCents ?? 0)} of the delivery, without GST.`
  const from = supplier ? ` Your supplier is ${supplier.businessName}.` : ''
  if (isFinal) return <p>{`${cost}${from} It has your name and email address. Delivery and payment are between the two of you.`}</p>
  return (
    <Section title={own.isConfirmed ? 'You have confirmed' : 'Please confirm'}>
      <p>{`${cost}${from} Once everybody has answered, it gets your name and email address.`}</p>
      {!own.isConfirmed && confirmBy && (
        <>
          <p>{`Whoever has not confirmed by ${deadlineInWords(confirmBy, timeZone)} is left out, and the price is worked out once more.`}</p>
          <Button busy={isPending} busyLabel="Confirming..." onClick={() => void send({ id })}>
            Confirm my part
          </Button>
        </>
      )}
    </Section>
  )
}
