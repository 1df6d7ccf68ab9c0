import type { ConsultationKind } from '#contract/site/consultations.ts'
import { consultationTexts } from '#contract/site-texts/resources-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { showFieldErrors } from '#web/api/writes/field-errors.ts'
import { useMe } from '#web/api/session/me.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { PRIVACY } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { useTexts } from '#web/use-site.ts'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetText } from '#web/storage/text-drafts.ts'
import { consultationDraft, useConsultationForm, type ConsultationForm } from './consultation-form.ts'
import type { ConsultationDialogProps } from './typed-consultation.ts'

const FORM = 'enquiry'

/** The dialog in which somebody writes to the owner of the marketplace. After a failure it stays as it is, with the reason. */
export function ConsultationDialog({ kind, typed, onClose, onSent }: ConsultationDialogProps) {
  const texts = useTexts(consultationTexts)
  const form = useConsultationForm(kind, typed, useMe()?.email)
  const { errors, isSubmitting } = form.formState
  const offer = kind === 'consultation' ? kind : 'success'
  const { send, problem } = useSending(form, kind, onSent)
  return (
    <Dialog
      open
      wide
      onOpenChange={() => onClose(form.getValues())}
      title={texts[offer]}
      description={texts[`${offer}Text`]}
      problem={Object.keys(errors).length > 0 ? undefined : problem}
      footer={
        <Button type="submit" form={FORM} icon="paper-plane-right" busy={isSubmitting} busyLabel={texts.sending}>
          {texts.send}
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={form.handleSubmit(send)}>
        <TextDraft name={consultationDraft(kind)} />
        <Stack>
          <Field label={texts.name} required error={errors.name?.message}>
            <TextInput {...form.register('name')} autoComplete="name" />
          </Field>
          <Grid min={240} most={2} gap={4}>
            <Field label={texts.email} required error={errors.email?.message}>
              <TextInput {...form.register('email')} type="email" autoComplete="email" />
            </Field>
            <Field label={texts.phone} optional error={errors.phone?.message}>
              <TextInput {...form.register('phone')} type="tel" autoComplete="tel" />
            </Field>
          </Grid>
          <Field label={texts[`${offer}Message`]} required error={errors.message?.message}>
            <TextArea {...form.register('message')} rows={5} />
          </Field>
          <SmallPrint>
            <TextLink href={PRIVACY}>{texts.privacy}</TextLink>
          </SmallPrint>
        </Stack>
      </form>
    </Dialog>
  )
}

function useSending(form: ConsultationForm, kind: ConsultationKind, onSent: (email: string) => void) {
  const texts = useTexts(consultationTexts)
  return useWrite('POST /api/enquiries', {
    invalidates: [],
    attempts: useAttempts(`enquiry-${kind}`),
    success: (_, { email }) => ({ title: texts.sent, description: filled(texts.sentText, { email }), tone: 'success' }),
    failure: (error) => (showFieldErrors(form, error) ? undefined : failureToast(error)),
    onSuccess: (_, { email }) => {
      forgetText(consultationDraft(kind))
      onSent(email)
    },
  })
}
