import styles from './mark.module.css'

/** The class of an element in a row of boxes (flex or grid) that begins with the icon. Unlike `Icon` it adds no element to those of a long list. */
export const markClass = (icon: 'seal' | 'phone' | 'email') => styles[icon]
