import { useId, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { POST_TYPE_KEYS, POST_TYPES, SOCIAL_PLATFORM_KEYS, SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import type { SocialTemplate } from '#contract/social/social-templates.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { confirmLeaving, useUnsaved } from '#web/navigation/unsaved.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { LeaveDialog } from '#web/ui/overlays/leave-dialog.tsx'
import { TextDraft } from '#web/text-draft.tsx'
import { forgetOnLeave, forgetText } from '#web/storage/text-drafts.ts'
import { TemplatePreview } from './template-preview.tsx'
import { defaultWords, hasDefault, MAX_NAME, type TemplateValues } from './template-values.ts'
import { useTemplateForm, type TemplateForm } from './use-template-form.ts'
import { VariableText } from './variable-text.tsx'

export type OpenTemplate = {
  /** The template to change; null adds one. */
  template: SocialTemplate | null
  values: TemplateValues
}
type TemplateDialogProps = OpenTemplate & { supplierId: Id; onClose: () => void }

/** The dialog that adds or changes a template, with a preview of it. Closing it with unsaved changes asks first. */
export function TemplateDialog({ supplierId, template, values, onClose }: TemplateDialogProps) {
  const id = useId()
  const draft = `template-${template?.id ?? 'new'}`
  const onSaved = () => {
    forgetText(draft)
    onClose()
  }
  const ofForm = useTemplateForm({ supplierId, template, values, onSaved })
  const { isDirty, isSubmitting } = ofForm.form.formState
  const leaving = forgetOnLeave(draft, useUnsaved(isDirty && !isSubmitting))
  return (
    <>
      <Dialog
        open
        wide
        onOpenChange={() => confirmLeaving(onClose)}
        title={template ? `Edit ${template.templateName}` : 'Create template'}
        problem={ofForm.problem}
        footer={
          <Button type="submit" form={id} busy={isSubmitting} busyLabel="Saving...">
            {template ? 'Save template' : 'Create template'}
          </Button>
        }
      >
        <form id={id} noValidate onSubmit={(event) => void ofForm.submit(event)}>
          <TextDraft name={draft} />
          <Fields {...ofForm} preview={<Preview supplierId={supplierId} {...ofForm} />} />
        </form>
      </Dialog>
      <LeaveDialog leaving={leaving}>What you have changed in this template is not saved yet. If you leave now, it is lost.</LeaveDialog>
    </>
  )
}

function Fields({ form, fields, preview }: TemplateForm & { preview: ReactNode }) {
  const { errors } = form.formState
  const [platform, postType] = useWatch({ control: form.control, name: ['platform', 'postType'] })
  return (
    <Stack gap={4}>
      <Field label="Template name" required error={errors.templateName?.message}>
        <TextInput {...fields.templateName} maxLength={MAX_NAME} placeholder="New product" />
      </Field>
      <Grid min={150} most={2} gap={4}>
        <Field label="Platform" required error={errors.platform?.message}>
          <NativeSelect {...fields.platform}>
            <option value="">Choose a platform</option>
            {SOCIAL_PLATFORM_KEYS.map((name) => (
              <option key={name} value={name}>
                {SOCIAL_PLATFORMS[name]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Kind of post" error={errors.postType?.message}>
          <NativeSelect {...form.register('postType')}>
            {POST_TYPE_KEYS.map((type) => (
              <option key={type} value={type}>
                {POST_TYPES[type]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </Grid>
      <VariableText form={form} field={fields.contentTemplate} />
      {preview}
      <Field
        label="Hashtags"
        optional
        help="Divided by spaces. Variables such as {category} work here too."
        error={errors.hashtagTemplate?.message}
      >
        <TextInput {...form.register('hashtagTemplate')} maxLength={500} autoCapitalize="none" placeholder="#cafe #wholesale" />
      </Field>
      <div>
        {hasDefault(postType) && <Checkbox {...form.register('isDefault')} label={defaultWords(postType, platform)} />}
        <Checkbox {...form.register('isActive')} label="In use: offered when a post is written" />
      </div>
    </Stack>
  )
}

function Preview({ supplierId, form }: Pick<TemplateForm, 'form'> & { supplierId: Id }) {
  const [platform, contentTemplate, hashtagTemplate] = useWatch({
    control: form.control,
    name: ['platform', 'contentTemplate', 'hashtagTemplate'],
  })
  return <TemplatePreview supplierId={supplierId} platform={platform} texts={{ contentTemplate, hashtagTemplate }} />
}
