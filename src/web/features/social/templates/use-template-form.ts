import { useForm } from 'react-hook-form'
import type { SocialTemplate } from '#contract/social/social-templates.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { showFieldErrors } from '#web/api/writes/field-errors.ts'
import { useAttempts } from '#web/api/writes/use-attempts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_TEMPLATES } from '#web/features/social/social-reads.ts'
import { hasDefault, type TemplateValues } from './template-values.ts'

type TemplateFormOptions = {
  supplierId: Id
  /** The template to change; null adds one. */
  template: SocialTemplate | null
  values: TemplateValues
  onSaved: () => void
}

/** Returns the form of a template. What was typed stays after a failure, with the reason at its field or as `problem`. */
export function useTemplateForm({ supplierId, template, values, onSaved }: TemplateFormOptions) {
  const form = useForm<TemplateValues>({ defaultValues: values })
  const outcome = (success: string, failure: string) => ({
    invalidates: SHOWS_TEMPLATES,
    success,
    failure: (error: unknown) => {
      showFieldErrors(form, error)
      return { title: 'Error', description: failure, tone: 'destructive' } as const
    },
    onSuccess: onSaved,
  })
  const add = useWrite('POST /api/suppliers/:id/social-templates', {
    ...outcome('Social media template created successfully', 'Failed to create social media template'),
    attempts: useAttempts('social-template'),
  })
  const change = useWrite('PUT /api/social-templates/:id', outcome('Template saved', 'Failed to save the template'))
  const filledIn = (message: string) => ({ validate: (text: string) => !isBlank(text) || message })
  const fields = {
    templateName: form.register('templateName', filledIn('Please give the template a name.')),
    platform: form.register('platform', filledIn('Please choose a platform.')),
    contentTemplate: form.register('contentTemplate', filledIn('Please write the text of the template.')),
  }
  const submit = form.handleSubmit(async ({ platform, ...typed }) => {
    // The form is sent with a platform only.
    if (!platform) return
    const sent = { ...typed, platform, isDefault: typed.isDefault && hasDefault(typed.postType) }
    await (template ? change.send({ id: template.id, ...sent }) : add.send({ id: String(supplierId), ...sent }))
  })
  const hasFieldErrors = Object.keys(form.formState.errors).length > 0
  return { form, fields, submit, problem: hasFieldErrors ? undefined : (add.problem ?? change.problem) }
}
export type TemplateForm = ReturnType<typeof useTemplateForm>
