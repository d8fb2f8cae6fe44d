document.documentElement.dataset.widgets = ''

export {}
