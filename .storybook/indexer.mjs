import { examplesOf, widgetOfStory } from './examples.mjs'

export const indexWidgetStories = {
  test: /[\\/]stories[\\/][\w-]+\.stories\.tsx$/,
  async createIndex(file) {
    const widget = widgetOfStory(file)
    if (!widget) {
      throw new Error(`There is no widget for ${file}; stories of parts belong in stories/parts`)
    }
    const names = await examplesOf(widget)
    return names.map(({ exportName, name }) => ({
      type: 'story',
      importPath: file,
      exportName,
      name,
      title: `Widgets/${widget.area}/${widget.name}`,
      tags: ['autodocs'],
    }))
  },
}
