import { textGroup } from './text-group.ts'

// The page of one resource. What the resource itself says is edited with it.

export const resourceHeadTexts = textGroup('resources', 'one', {
  back: 'Resources',
  updated: 'Last reviewed on {date}',
  print: 'Print',
  pdf: 'PDF',
  notFound: 'Resource Not Found',
  notFoundText: 'The requested resource could not be found.',
  notFoundButton: 'Back to Resources',
})

export const resourcePartTexts = textGroup('resources', 'parts', {
  name: 'Parts of this resource',
  content: 'Content',
  templates: 'Templates',
  actions: 'Action Items',
  contents: 'On this page',
  overview: 'Overview',
  benefits: 'Key benefits',
  scripts: 'Scripts',
  checklist: 'Checklist',
  scorecard: 'Score your suppliers',
  workbook: 'Workbook',
  toolkit: 'Toolkit',
  tips: 'Tips',
  sources: 'Sources',
  related: 'Related resources',
})

export const resourceScriptTexts = textGroup('resources', 'scripts', {
  scenario: 'When to use it',
  script: 'What to say',
  tips: 'Tips',
  copy: 'Copy script',
  copied: 'Script copied',
  notCopied: 'Your browser does not allow copying',
  notCopiedHelp: 'Please select the text and copy it by hand.',
})

export const resourceFillTexts = textGroup('resources', 'fill', {
  answer: 'Your answer',
  rows: 'Rows to fill in',
  rowColumn: 'Row',
  row: 'Row {number}',
  addRow: 'Add a row',
  removeRow: 'Remove row {number}',
  rowRemoved: 'Row removed',
  done: '{done} of {total} done',
  inAccount: 'Kept in your account.',
  inBrowser: 'Kept in this browser.',
  signIn: 'Sign in to go on with it on another device',
  saving: 'Saving',
  failed: 'Not saved in your account yet.',
  tryAgain: 'Try again',
  notLoaded: 'What you have filled in could not be loaded.',
  clear: 'Start again',
  cleared: 'Ticks and answers cleared',
  undo: 'Undo',
  withoutScript: 'Ticks and answers are kept where JavaScript is on. To fill it in by hand, print it or take the PDF.',
})

export const resourceTemplateTexts = textGroup('resources', 'templates', {
  docx: 'Word document',
  xlsx: 'Excel workbook',
  features: 'What it does',
  includes: 'What is in it',
  says: 'What it says',
  download: 'Download',
  none: 'Templates Coming Soon',
  noneText: 'Downloadable templates for this resource are being prepared.',
})

export const resourceActionTexts = textGroup('resources', 'actions', {
  title: 'Next steps',
  call: 'Find the suppliers for it',
  callText: 'Ask one or fifty of them for a quote, and compare the answers side by side.',
  browse: 'Browse Suppliers',
  join: 'Login / Register',
  package: 'Download Complete Resource Package (FREE)',
  packageText: 'The text as a PDF and every template, in one file.',
})

export const resourceNewsTexts = textGroup('resources', 'news', {
  title: 'New resources by email',
  text: 'Now and then, when there is something new to read or to use. Every issue has a link that stops them.',
  email: 'Email address',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  privacy: 'What happens with your address',
  sent: 'Almost there',
  sentText: 'If {email} is yours, press the link in the email that we have just sent there.',
  withoutScript: 'Subscribing takes JavaScript.',
})
