import type { Resource, Template } from '#contract/resources.ts'
import { fileOf, TEXT_AS_PDF } from './addresses.ts'
import { resourcePdf } from './resource-pdf.ts'
import { textDocument } from './text-document.ts'
import { workbook } from './workbook.ts'

/** `title` is what somebody would call it. */
export type ResourceFile = { title: string; extension: string; create(): Promise<Buffer> }

export const MEDIA_TYPES: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
}

/** Returns the files of a resource by the end of their address: its text, and its templates. */
export function filesOf(resource: Resource, pageUrl: string): Map<string, ResourceFile> {
  const text = { title: resource.title, extension: 'pdf', create: () => resourcePdf(resource, pageUrl) }
  const templates = resource.templates.map((template) => [fileOf(template), fileFrom(template, resource)] as const)
  return new Map([[TEXT_AS_PDF, text], ...templates])
}

const fileFrom = (template: Template, resource: Resource): ResourceFile => ({
  title: template.name,
  extension: template.format,
  create: () => (template.format === 'docx' ? textDocument(template, resource) : workbook(template, resource)),
})
