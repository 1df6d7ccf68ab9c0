import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { CategoryName } from '#contract/options.ts'
import { MAX_UNIT } from '#contract/order-lists/unit.ts'
import { dollars } from '#shared/money/money.ts'
import { unitPriceInWords } from '#shared/money/quote-line-texts.ts'
import { centsOf } from '#shared/money/typed-numbers.ts'
import { readPackSize } from '#shared/pack-size/pack-size.ts'
import { productCents } from '#shared/money/product-cents.ts'
import { readingInWords } from '#web/features/quotes/hints/pack-readings.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { gstHelp, useUsualGst } from './use-usual-gst.ts'
import { lineOf, type LineValues } from './answer-values.ts'
import styles from './line-fields.module.css'
import type { AnswerFormState } from './use-answer-form.ts'

type LineFieldsProps = { form: AnswerFormState; at: number; category: CategoryName; onRemove?: () => void }

/**
 * One line of an answer. Its fields register in the order of the page, because the first invalid one receives the focus. A suggested line
 * that only lacks its quantity is folded where there is little room: what it says is a sentence, until somebody changes it.
 */
export function LineFields({ form, at, category, onRemove }: LineFieldsProps) {
  const { register, control, formState, setFocus } = form
  const lookUp = useUsualGst(form, at, category)
  const [isOpen, setOpen] = useState(false)
  const errors = formState.errors.lines?.[at]
  const line = `lines.${at}` as const
  const typed = useWatch({ control, name: line })
  const reading = typed.packSize.trim() === '' ? undefined : readingInWords(readPackSize(typed.packSize, typed.unit || null))
  const isFolded = !isOpen && !errors && typed.source !== '' && isReady(typed)
  const unfold = () => {
    setOpen(true)
    requestAnimationFrame(() => setFocus(`${line}.item`))
  }
  return (
    <fieldset className={classNames(styles.line, isFolded && styles.folded)}>
      <legend className="visually-hidden">Line {at + 1}</legend>
      {isFolded && <Folded line={typed} at={at} onChange={unfold} />}
      <Field label="Item" required error={errors?.item?.message} className={styles.item}>
        <TextInput {...register(`${line}.item`, { onBlur: lookUp })} maxLength={200} />
      </Field>
      <Field label="Pack size" required help={reading} error={errors?.packSize?.message} className={styles.pack}>
        <TextInput {...register(`${line}.packSize`)} placeholder="12 x 1 L" maxLength={60} />
      </Field>
      <Field label="Quantity" required error={errors?.quantity?.message} className={styles.quantity}>
        <TextInput {...register(`${line}.quantity`)} inputMode="decimal" placeholder="4" />
      </Field>
      <Field label="Price per pack, $" required error={errors?.priceCents?.message} className={styles.price}>
        <TextInput {...register(`${line}.priceCents`)} inputMode="decimal" placeholder="12.50" />
      </Field>
      <Field label="GST" required help={gstHelp(typed)} error={errors?.gst?.message} className={styles.gst}>
        <NativeSelect {...register(`${line}.gst`, { onChange: () => form.setValue(`${line}.gstFor`, '') })}>
          <option value="taxable">+ 10% GST</option>
          <option value="free">GST-free</option>
        </NativeSelect>
      </Field>
      <UnitField form={form} at={at} typed={typed}>
        <LineSum line={typed} />
        {typed.source && <span className={styles.source}>{typed.source}</span>}
      </UnitField>
      {onRemove && <IconButton icon="trash" label={`Remove line ${at + 1}`} dense className={styles.remove} onClick={onRemove} />}
    </fieldset>
  )
}

/** Whether a line can be sent once it has a quantity. */
const isReady = ({ item, packSize, priceCents }: LineValues) => !isBlank(item) && !isBlank(packSize) && Number.isFinite(centsOf(priceCents))

const packOf = ({ packSize, unit }: LineValues) => (isBlank(unit) ? packSize : `${packSize} ${unit}`)

const Folded = ({ line, at, onChange }: { line: LineValues; at: number; onChange: () => void }) => (
  <div className={styles.short}>
    <p>
      <b>{line.item}</b>
      {` ${packOf(line)}, ${dollars(centsOf(line.priceCents))} ${line.gst === 'free' ? 'GST-free' : 'plus 10% GST'}`}
    </p>
    <Button variant="quiet" size="sm" aria-label={`Change line ${at + 1}`} onClick={onChange}>
      Change
    </Button>
  </div>
)

type UnitFieldProps = Pick<LineFieldsProps, 'form' | 'at'> & { typed: LineValues; children: ReactNode }

/** What one pack is called, which few lines say: its field is behind “Change” beside the sum. */
function UnitField({ form: { register, formState, setFocus }, at, typed, children }: UnitFieldProps) {
  const [hasUnit, setHasUnit] = useState(false)
  const error = formState.errors.lines?.[at]?.unit?.message
  const isShown = hasUnit || error !== undefined
  const change = () => {
    setHasUnit(true)
    requestAnimationFrame(() => setFocus(`lines.${at}.unit`))
  }
  return (
    <>
      {isShown && (
        <Field label="Unit" optional help="What one pack is called." error={error} className={styles.unit}>
          <TextInput {...register(`lines.${at}.unit`)} placeholder="carton" maxLength={MAX_UNIT} />
        </Field>
      )}
      <p className={styles.sum}>
        {children}
        {!isShown && (
          <span className={styles.unitLine}>
            <span>{isBlank(typed.unit) ? 'No unit' : `Unit: ${typed.unit}`}</span>
            <TextLink
              plain
              render={
                <button type="button" aria-label={`Change the unit of line ${at + 1}`} onClick={change}>
                  Change
                </button>
              }
            />
          </span>
        )}
      </p>
    </>
  )
}

/** The line's total, and its price per kilo, litre or piece, by which buyers compare it. */
function LineSum({ line }: { line: LineValues }) {
  const { quantity, priceCents } = lineOf(line)
  if (!Number.isFinite(priceCents)) return null
  const unitPrice = unitPriceInWords({ packSize: line.packSize, unit: line.unit || null, priceCents })
  return (
    <>
      {Number.isFinite(quantity) && <b>{dollars(productCents(quantity, priceCents))}</b>}
      {unitPrice && ` ${unitPrice}`}
    </>
  )
}
