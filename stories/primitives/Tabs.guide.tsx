import { Tab, TabList, TabPanel, Tabs } from '#ui/primitives/Tabs.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'Tabs show one of several views of the same thing.',
  use: [
    'For two to five views that customers switch between.',
    'Where each view makes sense without the others.',
  ],
  avoid: [
    'For steps of a task, use pages.',
    'For pages of the app, use NavigationMenu.',
    'For content that is read together, use headings.',
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
  keyboard: [
    ['Tab', 'Moves to the selected tab, then to its panel.'],
    ['Arrow keys', 'Move to the next or previous tab and show its view.'],
    ['Home, End', 'Moves to the first or last tab.'],
  ],
  announced: [
    'The name of the row of tabs, then the tab: “Bank, tab, 1 of 2, selected”.',
    'The panel has the name of its tab.',
  ],
  content: ['Use one or two words per tab, all nouns.', 'Give TabList an `aria-label` or `aria-labelledby`.'],
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
