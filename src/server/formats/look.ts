/** The colours of the site in its light theme, as files take them. */
export const INK = '#10231a'
export const SOFT = '#3f5048'
export const FAINT = '#5a6961'
export const LINE = '#d7dcd4'
/** The line on which, or the box in which, somebody writes. */
export const FIELD_LINE = '#8a978f'
export const LINK = '#91153f'
export const BOTTLE = '#0e3b29'
export const ON_BOTTLE = '#fbfaf4'
export const ON_BOTTLE_SOFT = '#c9d6c4'
export const WATTLE = '#f6ca3b'
export const CANARY = '#faf2be'
export const SUNKEN = '#eff1ea'

/** What every computer has that opens a Word or Excel file: the site's own fonts would be replaced by any other. */
export const SERIF = 'Georgia'
export const SANS = 'Arial'
