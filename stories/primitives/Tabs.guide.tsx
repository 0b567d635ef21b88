import { Tab, TabList, TabPanel, Tabs } from '#ui/primitives/Tabs.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'Tabs show one of several views of the same thing.',
  use: [
    'For two to five views that customers switch between.',
    'Where each view makes sense without the others.',
    'Put the view first that most customers need, and select it from the start.',
  ],
  avoid: [
    'For steps of a task, use pages.',
    'For pages of the app, use NavigationMenu.',
    'For content that is read together, use headings.',
    'If customers compare the views, show them together.',
    'If others should be able to link to a view, use pages: the address doesn’t say which tab is selected.',
    'Don’t disable a tab. Leave it out, or say in its panel why there is nothing.',
    'No tabs inside tabs.',
  ],
  examples: [
    {
      do: (
        <Tabs defaultValue="bank">
          <TabList aria-label="Kind, first sample">
            <Tab value="bank">Bank</Tab>
            <Tab value="crypto">Crypto</Tab>
          </TabList>
          <TabPanel value="bank">To an account</TabPanel>
          <TabPanel value="crypto">To an address</TabPanel>
        </Tabs>
      ),
      dont: (
        <Tabs defaultValue="1">
          <TabList aria-label="Kind, second sample">
            <Tab value="1">Step 1</Tab>
            <Tab value="2">Step 2</Tab>
          </TabList>
          <TabPanel value="1">First this</TabPanel>
          <TabPanel value="2">Then that</TabPanel>
        </Tabs>
      ),
      because: 'Tabs can be read in any order. Steps can’t.',
    },
  ],
  anatomy: [
    ['Tabs', 'Holds the row and the panels, and knows which tab is selected.'],
    ['TabList', 'The row of tabs. Needs a name.'],
    ['Tab', 'A button in the row. A line below it marks the selected one.'],
    ['TabPanel', 'The view of a tab. Its content is in the page only while the tab is selected.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the selected tab, then to its panel.'],
    [
      'Arrow keys',
      'Move to the next or previous tab and show its view. After the last tab they continue with the first, and they skip disabled tabs.',
    ],
    ['Home, End', 'Moves to the first or last tab.'],
  ],
  announced: [
    'The name of the row of tabs, then the tab: “Bank, tab, 1 of 2, selected”.',
    'The panel has the name of its tab.',
    'The panel has a stop of its own, so that one without controls can be read.',
  ],
  content: [
    'Use one or two words per tab, all nouns.',
    'Give TabList an `aria-label` or `aria-labelledby`.',
    'If two words aren’t enough for a label, the views may be divided in the wrong way.',
    'What was typed in a panel is lost when another tab is selected. Keep it in the state of the page.',
  ],
  layout: [
    'Each tab is as wide as its text and 44 px high. The panel fills the width.',
    'Tabs that don’t fit wrap onto a second line. Nothing scrolls sideways, and there is no menu for the rest. Shorten the labels or use fewer tabs if that happens at 320 px.',
    'Right to left, the first tab is on the right and the left arrow key moves to the next one.',
    'Put the tabs directly above the content that they change.',
  ],
  states: {
    'First selected': (
      <Tabs defaultValue="a">
        <TabList aria-label="Kind">
          <Tab value="a">Bank</Tab>
          <Tab value="b">Crypto</Tab>
        </TabList>
        <TabPanel value="a">To an account</TabPanel>
      </Tabs>
    ),
    'One disabled': (
      <Tabs defaultValue="a">
        <TabList aria-label="Kind">
          <Tab value="a">Bank</Tab>
          <Tab value="b" disabled>
            Crypto
          </Tab>
        </TabList>
        <TabPanel value="a">To an account</TabPanel>
      </Tabs>
    ),
  },
  pressable: (
    <Tabs>
      <TabList aria-label="Kind">
        <Tab value="a">Bank</Tab>
      </TabList>
    </Tabs>
  ),
  related: ['primitives/Accordion', 'primitives/NavigationMenu'],
}
