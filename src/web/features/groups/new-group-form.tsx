import { CATEGORIES } from '#contract/options.ts'
import { REGULATOR } from '#shared/groups/regulator.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { groupPath } from '#web/paths.ts'
import { TextDraft } from '#web/text-draft.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { AlikeGroups, useAlikeGroups } from './alike-groups.tsx'
import { WantFields } from './want-fields.tsx'
import { NoticeLink } from './notice-link.tsx'
import { Turnover } from './turnover.tsx'
import { useGroupForm, type Fields, type Problems } from './use-group-form.ts'
import styles from './groups.module.css'

const DRAFT = 'new-group'

/** Returns a unit's contents from "12 L"; null for an empty field. */
function contentsOf(fields: Fields) {
  const typed = fields.text('contents')
  if (typed === '') return null
  const [, amount, measure] = /^(\d+(?:\.\d+)?)\s*(\S.*)$/.exec(typed) ?? []
  if (!amount || !measure) fields.problems.contents = 'Please give an amount and its measure, such as 12 L.'
  return { amount: Number(amount), measure: measure ?? '' }
}

function inputOf(fields: Fields) {
  const { text, problems } = fields
  const [day, time] = [text('day'), text('time')]
  if (day === '' || time === '') problems.day = 'Please give a day and a time.'
  const input = {
    item: text('item'),
    unit: text('unit'),
    contents: contentsOf(fields),
    category: text('category') as (typeof CATEGORIES)[number],
    place: text('place'),
    want: fields.whole('want'),
    most: fields.cents('most'),
    smallest: text('smallest') === '' ? null : fields.whole('smallest'),
    deadline: `${day}T${time}`,
    // The server says in a sentence that they are required.
    hasNoticeGiven: fields.isTicked('hasNoticeGiven') as true,
    turnoverUnder10m: fields.isTicked('turnoverUnder10m') as true,
  }
  return input
}

/** The form that opens a group, with what the law asks of whoever bargains together. */
export function NewGroupForm() {
  const { form, submit, problems, isPending } = useGroupForm('POST /api/groups', {
    name: DRAFT,
    success: 'Your group is open',
    failure: 'The group could not be opened',
    inputOf,
    onSent: ({ id }) => navigate(groupPath(id)),
  })
  const alike = useAlikeGroups(form)
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <TextDraft name={DRAFT} />
      <WhatFields problems={problems} />
      <AlikeGroups groups={alike} />
      <WantFields problems={problems} />
      <WhenFields problems={problems} />
      <NoticeLink form={form} />
      <Field label="The notice" error={problems.hasNoticeGiven}>
        <Checkbox name="hasNoticeGiven" label={`The notice of this group was given to the ${REGULATOR.name}.`} />
      </Field>
      <Turnover problems={problems} />
      <Button type="submit" busy={isPending} busyLabel="Opening...">
        Open the group
      </Button>
    </form>
  )
}

const WhatFields = ({ problems }: { problems: Problems }) => (
  <>
    <Field label="What you buy" required error={problems.item}>
      <TextInput name="item" maxLength={200} placeholder="Oat milk, barista" />
    </Field>
    <div className={styles.pair}>
      <Field label="Unit" required error={problems.unit}>
        <TextInput name="unit" maxLength={40} placeholder="carton" />
      </Field>
      <Field label="One unit holds" optional error={problems.contents}>
        <TextInput name="contents" maxLength={60} placeholder="12 L" />
      </Field>
    </div>
    <Field label="Category of the suppliers" required error={problems.category}>
      <NativeSelect name="category" defaultValue="">
        <option value="">Choose one</option>
        {CATEGORIES.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </NativeSelect>
    </Field>
    <Field label="Suburb or postcode" required help="Suppliers that deliver there can make an offer." error={problems.place}>
      <TextInput name="place" maxLength={200} placeholder="Northcote VIC 3070" />
    </Field>
  </>
)

const WhenFields = ({ problems }: { problems: Problems }) => (
  <>
    <div className={styles.pair}>
      <Field label="Closes on" required help="Within 60 days, by the clocks there." error={problems.day ?? problems.deadline}>
        <DateInput type="date" name="day" />
      </Field>
      <Field label="At" required>
        <DateInput type="time" name="time" />
      </Field>
    </div>
    <Field label="Fewest units in all" optional help="With fewer, nothing is bought." error={problems.smallest}>
      <TextInput name="smallest" inputMode="numeric" maxLength={9} />
    </Field>
  </>
)
