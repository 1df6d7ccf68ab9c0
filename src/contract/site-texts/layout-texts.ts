import { textGroup } from './text-group.ts'

export const noticeTexts = textGroup('layout', 'notice', {
  text: '',
  name: 'Notice',
})

export const bannerTexts = textGroup('layout', 'banner', {
  text: 'BETA VERSION - Testing in Progress',
  name: 'Beta notice',
})

export const headerTexts = textGroup('layout', 'header', {
  name: 'Main',
  suppliers: 'Suppliers',
  categories: 'Categories',
  resources: 'Resources',
  pricing: 'Pricing',
  forSuppliers: 'For suppliers',
  login: 'Log in',
  join: 'Join free',
  menu: 'Menu',
  menuSuppliers: 'Browse Suppliers',
  menuCategories: 'Categories',
  menuResources: 'Resources',
  menuForSuppliers: 'For Suppliers',
  menuSaved: 'Saved',
  theme: 'Theme',
  themeLight: 'Light theme',
  themeDark: 'Dark theme',
  themeSystem: 'Theme of this device',
})

export const footerTexts = textGroup('layout', 'footer', {
  about: 'Wholesale suppliers for Australian cafes and restaurants, in one place.',
  platform: 'Platform',
  suppliers: 'Browse Suppliers',
  categories: 'Categories',
  pricing: 'Pricing Plans',
  resources: 'Business Resources',
  forSuppliers: 'Suppliers',
  register: 'List your business',
  dashboard: 'Supplier Dashboard',
  subscription: 'Subscription',
  social: 'Social Media Tools',
  account: 'Account',
  login: 'Login / Register',
  join: 'Join free',
  saved: 'Saved suppliers',
  copyright: '© 2025 {brand}. Open source.',
  legal: 'Legal',
  privacy: 'Privacy',
  terms: 'Terms',
  closing: 'Made for the 5 am delivery.',
})
