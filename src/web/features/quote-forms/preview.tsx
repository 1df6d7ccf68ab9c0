import { isOwnField } from '#contract/quote-forms.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import type { Fields } from './fields.ts'
import { PreviewField } from './preview-field.tsx'
import styles from './preview.module.css'

/** A read-only preview of the form as buyers see it. */
export const Preview = ({ fields }: { fields: Fields }) => (
  <Card as="section" padded aria-label="Preview of your quote form">
    <Grid min={240} most={2} gap={4} className={styles.fields}>
      {fields.map((field) => (
        <PreviewField key={field.id} field={field} isOptional={isOptional(field)} />
      ))}
    </Grid>
    <Button disabled className={styles.submit}>
      Submit Quote Request
    </Button>
  </Card>
)

/** The dialog never requires a phone number (docs/behaviour.md, Quote forms). */
const isOptional = (field: Fields[number]) => !field.required || (isOwnField(field) && field.type === 'phone')
