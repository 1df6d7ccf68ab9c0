import type { Resource, Template } from '#contract/resources/resources.ts'
import { fileOf, TEXT_AS_PDF } from './addresses.ts'

/** `title` is what somebody would call it. */
export type ResourceFile = { title: string; extension: string; create(): Promise<Buffer> }

export const MEDIA_TYPES: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
}

/**
 * Returns the files of a resource by the end of their address: its text, and its templates. What makes a format is loaded with the first file
 * of it: the libraries for all of them are a good part of what a start would load.
 */
export function filesOf(resource: Resource, pageUrl: string): Map<string, ResourceFile> {
  const text = {
    title: resource.title,
    extension: 'pdf',
    create: async () => (await import('./resource-pdf.ts')).resourcePdf(resource, pageUrl),
  }
  const templates = resource.templates.map((template) => [fileOf(template), fileFrom(template, resource)] as const)
  return new Map([[TEXT_AS_PDF, text], ...templates])
}

const fileFrom = (template: Template, resource: Resource): ResourceFile => ({
  title: template.name,
  extension: template.format,
  create: async () =>
    template.format === 'docx'
      ? (await import('./text-document.ts')).textDocument(template, resource)
      : (await import('#server/formats/xlsx/workbook.ts')).workbook(template, resource),
})
