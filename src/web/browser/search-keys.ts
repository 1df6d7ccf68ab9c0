/** Follows the keys that lead to a search field. Its source text is inlined into the page, so it uses nothing from outside but its parameter. */
function follow(elsewhere: string) {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null
    const isK = ctrlKey || metaKey
    const isKey = isK ? key === 'k' : key === '/' && !isIn('input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable]')
    if (!isKey || altKey || event.defaultPrevented || isIn('[role=dialog],[popover]')) return
    event.preventDefault()
    const fields = document.querySelectorAll<HTMLInputElement>('main input[type=search]')
    const field = [...fields].find((one) => one.checkVisibility())
    if (!field) return location.assign(elsewhere)
    field.focus()
    field.select()
  })
}

/**
 * Returns the inline script by which / and Ctrl+K (Cmd+K) lead to the search field of the page, and without one to an address that has one;
 * / is a letter where somebody types, and in a dialog the keys are its own.
 */
export const searchKeysScript = (elsewhere: string) => `(${follow})('${elsewhere}');`
