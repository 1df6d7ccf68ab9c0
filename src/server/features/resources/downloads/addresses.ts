import type { Template } from '#contract/resources/resources.ts'

const folderOf = (resourceId: string) => `/downloads/${resourceId}`

export const PACKAGE = 'package.zip'
export const TEXT_AS_PDF = 'resource.pdf'
export const fileOf = ({ id, format }: Pick<Template, 'id' | 'format'>): string => `${id}.${format}`

export const templateUrl = (resourceId: string, template: Pick<Template, 'id' | 'format'>): string =>
  `${folderOf(resourceId)}/${fileOf(template)}`
/** Returns where the PDF of a resource's text and all of its templates are, as one file. */
export const packageUrl = (resourceId: string): string => `${folderOf(resourceId)}/${PACKAGE}`
export const pdfUrl = (resourceId: string): string => `${folderOf(resourceId)}/${TEXT_AS_PDF}`
