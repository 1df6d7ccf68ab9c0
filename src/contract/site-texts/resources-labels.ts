import { labelled, line, paragraph } from './labelled-texts.ts'
import {
  consultationTexts,
  resourcesFoundTexts,
  resourcesHeadTexts,
  resourcesListTexts,
  resourcesOfferTexts,
  resourcesPageTexts,
  resourcesSearchTexts,
  resourcesTabTexts,
  resourceTypeTexts,
} from './resources-texts.ts'

const READ_OUT = { description: 'Read out by screen readers.' }
const COUNT = { variables: ['count'] }

/** What the editor says of the texts (resources-texts.ts). */
export const resourcesLabels = [
  labelled(resourcesHeadTexts, 'Top of the page', {
    title: line('Heading'),
    lede: paragraph('Introduction'),
  }),
  labelled(resourcesSearchTexts, 'Search', {
    label: line('Name of the field', READ_OUT),
    example: line('Example in the empty field'),
    search: line('Button'),
  }),
  labelled(resourcesTabTexts, 'Tabs', {
    name: line('Name of the tabs', READ_OUT),
    cafes: line('For cafes'),
    suppliers: line('For suppliers'),
  }),
  labelled(resourcesListTexts, 'Lists', {
    popular: line('Heading of the popular ones'),
    all: line('Heading of all'),
    readTime: line('Time to read', { variables: ['minutes'] }),
    view: line('Button for cafes'),
    download: line('Button for suppliers'),
    begun: line('What somebody has begun', { variables: ['done', 'total'] }),
  }),
  labelled(resourceTypeTexts, 'Types', {
    guide: line('Guide'),
    tool: line('Tool'),
    template: line('Template'),
    workbook: line('Workbook'),
    playbook: line('Playbook'),
    checklist: line('Checklist'),
    toolkit: line('Toolkit'),
  }),
  labelled(resourcesFoundTexts, 'Results', {
    one: line('One found'),
    many: line('Several found', COUNT),
    none: line('Nothing found'),
    help: paragraph('What to do then'),
    oneForCafes: line('One found for cafes'),
    forCafes: line('Several found for cafes', COUNT),
    oneForSuppliers: line('One found for suppliers'),
    forSuppliers: line('Several found for suppliers', COUNT),
    clear: line('End of the search'),
  }),
  labelled(resourcesOfferTexts, 'End of the page', {
    consultation: line('Consultation: heading'),
    consultationText: paragraph('Consultation: text'),
    consultationButton: line('Consultation: button'),
    success: line('Supplier Success Program: heading'),
    successText: paragraph('Supplier Success Program: text'),
    successButton: line('Supplier Success Program: button'),
    withoutScript: line('Without JavaScript'),
  }),
  labelled(consultationTexts, 'Forms at the end', {
    consultation: line('Consultation: heading'),
    consultationText: paragraph('Consultation: introduction'),
    consultationMessage: line('Consultation: field of the message'),
    success: line('Supplier Success Program: heading'),
    successText: paragraph('Supplier Success Program: introduction'),
    successMessage: line('Supplier Success Program: field of the message'),
    name: line('Field of the name'),
    email: line('Field of the email address'),
    phone: line('Field of the phone number'),
    privacy: line('Link to the privacy page'),
    send: line('Button'),
    sending: line('Button while sending'),
    sent: line('After sending: heading'),
    sentText: line('After sending: text', { variables: ['email'] }),
  }),
  labelled(resourcesPageTexts, 'Search engines', {
    cafes: line('Title for cafes', { most: 70 }),
    cafesDescription: paragraph('Description for cafes', { most: 300 }),
    suppliers: line('Title for suppliers', { most: 70 }),
    suppliersDescription: paragraph('Description for suppliers', { most: 300 }),
    search: line('Title of a search', { variables: ['search'], most: 70 }),
  }),
]
