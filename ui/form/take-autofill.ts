/** Some password managers fill a field without an event (C44). */
export function takeAutofill(element: HTMLFormElement, take: (name: string, value: string) => void) {
  for (const control of element.elements) {
    const typed =
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement ||
      (control instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(control.type))
    if (typed && control.name) take(control.name, control.value)
  }
}
