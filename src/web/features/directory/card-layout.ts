/** How a supplier's card is laid out; `auto` is a grid card, and a row on phones. */
export type CardLayout = 'grid' | 'row' | 'auto'
