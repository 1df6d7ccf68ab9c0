import type { CatalogueEntry, Resource, ResourcePage, Template, TemplateOnPage } from '#contract/resources/resources.ts'
import { packageUrl, pdfUrl, templateUrl } from './downloads/addresses.ts'

/** Returns a resource as its page shows it: of a workbook only what its columns are called, since the file has the rest. */
export const pageOf = (resource: Resource, related: CatalogueEntry[]): ResourcePage => ({
  ...resource,
  templates: resource.templates.map((template) => onPage(resource.id, template)),
  packageUrl: packageUrl(resource.id),
  pdfUrl: pdfUrl(resource.id),
  related,
})

function onPage(resourceId: string, template: Template): TemplateOnPage {
  const { id, name, description, features, includes, format } = template
  const shown = { id, name, description, features, includes, format, url: templateUrl(resourceId, template) }
  if (template.format === 'docx') return { ...shown, body: template.body }
  const sheets = template.sheets.map((sheet) => ({ name: sheet.name, columns: sheet.columns.map(({ title }) => title) }))
  return { ...shown, sheets }
}
