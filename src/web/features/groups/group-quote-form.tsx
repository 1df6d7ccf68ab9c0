import type { Group } from '#contract/groups/groups.ts'
import { MAX_STEPS } from '#contract/groups/group-states.ts'
import { typedDollars } from '#shared/money/typed-numbers.ts'
import { useState } from 'react'
import { TextDraft } from '#web/text-draft.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useGroupForm, type Fields, type Problems } from './use-group-form.ts'
import styles from './groups.module.css'

/** Returns the steps whose fields are not both empty. */
function stepsOf(fields: Fields, count: number) {
  return Array.from({ length: count }, (_, at) => at)
    .filter((at) => fields.text(`steps.${at}.from`) !== '' || fields.text(`steps.${at}.priceCents`) !== '')
    .map((at) => {
      const [from, priceCents] = [fields.whole(`steps.${at}.from`), fields.cents(`steps.${at}.priceCents`)]
      if (priceCents === null) fields.problems[`steps.${at}.priceCents`] = 'Please give a price.'
      return { from, priceCents: priceCents ?? 0 }
    })
}

/** The form by which a supplier offers a group prices that fall with its total. */
export function GroupQuoteForm({ group: { id, unit, offers: quotes } }: { group: Group }) {
  const [own] = quotes
  const [count, setCount] = useState(Math.max(own?.steps.length ?? 0, 3))
  const name = `group-offer-${id}`
  const { form, submit, problems, isPending } = useGroupForm('POST /api/groups/:id/offer', {
    name,
    success: own ? 'Your offer is changed' : 'Your offer is made',
    failure: 'The offer could not be made',
    inputOf: (fields) => ({ id, steps: stepsOf(fields, count), deliveryCents: fields.cents('deliveryCents') }),
  })
  return (
    <Section
      title={own ? 'Your offer' : 'Make an offer'}
      sub="Prices for one unit, without GST. The more the group buys, the less a unit costs. Until the deadline you can change it."
    >
      <form ref={form} noValidate onSubmit={submit} className={styles.form}>
        <TextDraft name={name} />
        {Array.from({ length: count }, (_, at) => (
          <StepFields key={at} at={at} unit={unit} step={own?.steps[at]} problems={problems} />
        ))}
        {count < MAX_STEPS && (
          <Button variant="quiet" icon="plus" onClick={() => setCount(count + 1)}>
            Add a step
          </Button>
        )}
        <Field label="Delivery, once for all, in dollars" optional error={problems.deliveryCents ?? problems.steps}>
          <TextInput name="deliveryCents" inputMode="decimal" maxLength={12} defaultValue={typedDollars(own?.deliveryCents ?? null)} />
        </Field>
        <Button type="submit" busy={isPending} busyLabel="Sending...">
          {own ? 'Change the offer' : 'Make the offer'}
        </Button>
      </form>
    </Section>
  )
}

type StepFieldsProps = { at: number; unit: string; step: { from: number; priceCents: number } | undefined; problems: Problems }

const StepFields = ({ at, unit, step, problems }: StepFieldsProps) => (
  <fieldset className={styles.pair}>
    <legend className="visually-hidden">{`Step ${at + 1}`}</legend>
    <Field label={`From how many (${unit})`} error={problems[`steps.${at}.from`]}>
      <TextInput name={`steps.${at}.from`} inputMode="numeric" maxLength={9} defaultValue={step?.from} />
    </Field>
    <Field label="Price of one, in dollars" error={problems[`steps.${at}.priceCents`]}>
      <TextInput name={`steps.${at}.priceCents`} inputMode="decimal" maxLength={12} defaultValue={step && typedDollars(step.priceCents)} />
    </Field>
  </fieldset>
)
