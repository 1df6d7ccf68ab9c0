/** The layout of a supplier's card; `auto` is a grid card, and a row on phones. */
export type CardLayout = 'grid' | 'row' | 'auto'
