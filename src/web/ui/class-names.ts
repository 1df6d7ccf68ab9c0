/** Joins the class names that are non-empty. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
