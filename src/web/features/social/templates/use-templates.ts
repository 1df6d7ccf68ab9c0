import type { SocialTemplate } from '#contract/social/social-templates.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_TEMPLATES } from '#web/features/social/social-reads.ts'
import { toast } from '#web/ui/feedback/toast.ts'

const FAILED = { title: 'Error', description: 'Failed to create social media template', tone: 'destructive' } as const

/** Returns the addition of templates, one after another, as long as each is taken. */
export function useAddingTemplates(supplierId: Id) {
  const add = useWrite('POST /api/suppliers/:id/social-templates', {
    invalidates: SHOWS_TEMPLATES,
    queue: 'social-templates',
    success: 'Social media template created successfully',
    failure: () => FAILED,
  })
  const addAll = (templates: readonly Omit<SocialTemplate, 'id'>[]) =>
    Promise.all(templates.map((template) => add.send({ id: String(supplierId), ...template })))
  return { addAll, isAdding: add.isPending }
}

/** Returns the removal of a template, which answers whether it succeeded; its toast carries Undo. */
export function useTemplateRemoval(supplierId: Id) {
  const putBack = useWrite('POST /api/suppliers/:id/social-templates', { invalidates: SHOWS_TEMPLATES, failure: () => FAILED })
  const drop = useWrite('DELETE /api/social-templates/:id', { invalidates: SHOWS_TEMPLATES, failure: 'Template not deleted' })
  return async ({ id, ...template }: SocialTemplate) => {
    const isGone = await drop.send({ id })
    if (isGone)
      toast({
        title: 'Template deleted',
        description: template.templateName,
        action: { label: 'Undo', onAct: () => void putBack.send({ id: String(supplierId), ...template }) },
      })
    return isGone
  }
}
