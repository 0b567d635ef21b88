/**
 * Stories that repeat another one in the dark theme, right to left, in forced colors, with large text, in a narrow window, without motion
 * or by keyboard, and those that prove which element gets the remaining props. They are for the test run, so the sidebar hides them.
 */
const repeats =
  /^propsreachthe|dark$|righttoleft|forcedcolors$|largetext|longtextlarge|smallestsize$|narrow(?:est)?$|^w\d+|keyboard(?:alone|staysinside)?$|reducedmotion$|long(?:text)?onaphone$/

/** The tag that `main.ts` gives these stories. The sidebar's filter shows them again. */
export const TEST_ONLY = 'test-only'

/** Whether a story only tests. Takes the name of its export, or the part of its id after the component. */
export const isTestOnly = (name: string) => repeats.test(name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
