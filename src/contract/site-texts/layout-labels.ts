import { labelled, line, paragraph } from './labelled-texts.ts'
import { noticeTexts, bannerTexts, headerTexts, footerTexts } from './layout-texts.ts'

/** What the editor says of the texts (layout-texts.ts). */
export const layoutLabels = [
  labelled(noticeTexts, 'Notice', {
    text: paragraph('Notice on every page', {
      description: 'For example: The site is down for maintenance on Sunday from 6 to 7 am. Empty, there is none.',
      isOptional: true,
      most: 300,
    }),
    name: line('Name of the notice', { description: 'Read out by screen readers.' }),
  }),
  labelled(bannerTexts, 'Beta banner', {
    text: line('Banner', { isOptional: true }),
    name: line('Name of the banner', { description: 'Read out by screen readers.' }),
  }),
  labelled(headerTexts, 'Header', {
    name: line('Name of the navigation', { description: 'Read out by screen readers.' }),
    suppliers: line('Link to the suppliers'),
    categories: line('Link to the categories'),
    resources: line('Link to the resources'),
    pricing: line('Link to the prices'),
    forSuppliers: line('Link for suppliers'),
    login: line('Link to log in'),
    join: line('Button to join'),
    menu: line('Menu'),
    menuSuppliers: line('Menu: suppliers'),
    menuCategories: line('Menu: categories'),
    menuResources: line('Menu: resources'),
    menuForSuppliers: line('Menu: for suppliers'),
    theme: line('Choice of the theme'),
    themeLight: line('Light theme', { description: 'Read out by screen readers.' }),
    themeDark: line('Dark theme', { description: 'Read out by screen readers.' }),
    themeSystem: line('Theme of the device', { description: 'Read out by screen readers.' }),
  }),
  labelled(footerTexts, 'Footer', {
    about: line('About'),
    platform: line('Column 1'),
    suppliers: line('Link to the suppliers'),
    categories: line('Link to the categories'),
    pricing: line('Link to the prices'),
    resources: line('Link to the resources'),
    forSuppliers: line('Column 2'),
    register: line('Link to register as a supplier'),
    dashboard: line('Link to the dashboard'),
    subscription: line('Link to the subscription'),
    social: line('Link to the social media tools'),
    account: line('Column 3'),
    login: line('Link to log in'),
    join: line('Link to join'),
    saved: line('Link to saved suppliers'),
    copyright: line('Copyright', { variables: ['brand'] }),
    legal: line('Name of the legal links', { description: 'Read out by screen readers.' }),
    privacy: line('Link to the privacy page'),
    terms: line('Link to the terms'),
    closing: line('Last line', { isOptional: true }),
  }),
]
