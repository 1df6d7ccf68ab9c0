import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import type { SocialTemplate } from '#contract/social/social-templates.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import rows from '#web/features/social/rows.module.css'
import { templatesRead } from '#web/features/social/social-reads.ts'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { BeginWith } from './begin-with.tsx'
import type { OpenTemplate } from './template-dialog.tsx'
import { TemplateRow } from './template-row.tsx'
import { BLANK, copyOf, valuesOf } from './template-values.ts'
import { useTemplateRemoval } from './use-templates.ts'

const TemplateDialog = lazy(() => import('./template-dialog.tsx').then(({ TemplateDialog }) => ({ default: TemplateDialog })))

type TemplatesTabProps = { supplierId: Id }

/** Texts with variables, from which posts are written. */
export function TemplatesTab({ supplierId }: TemplatesTabProps) {
  const read = useQuery({ ...templatesRead(supplierId), refetchOnMount: 'always' })
  const [open, setOpen] = useState<OpenTemplate>()
  const list = useRef<HTMLDivElement>(null)
  const remove = useTemplateRemoval(supplierId)
  const canChange = useCanChange()
  const removeTemplate = async (template: SocialTemplate) => {
    if (await remove(template)) list.current?.focus()
  }
  return (
    <Panel
      title="Templates"
      aside={
        canChange && (
          <Button icon="plus" aria-haspopup="dialog" onClick={() => setOpen({ template: null, values: BLANK })}>
            Create template
          </Button>
        )
      }
    >
      <div ref={list} tabIndex={-1} className={rows.list}>
        <QueryBoundary of={read} loading={<RowsSkeleton rows={4} hasAction />}>
          {(templates) =>
            templates.length === 0 ? (
              <BeginWith supplierId={supplierId} onUse={(values) => setOpen({ template: null, values })} />
            ) : (
              <ul aria-label="Your templates" className={rows.list}>
                {templates.map((template) => (
                  <TemplateRow
                    key={template.id}
                    template={template}
                    onEdit={() => setOpen({ template, values: valuesOf(template) })}
                    onDuplicate={() => setOpen({ template: null, values: copyOf(template) })}
                    onDelete={() => void removeTemplate(template)}
                  />
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </div>
      {open && (
        <Suspense>
          <TemplateDialog supplierId={supplierId} {...open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Panel>
  )
}
