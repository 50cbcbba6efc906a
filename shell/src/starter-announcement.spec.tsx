const NAME = 'vitral.announcement.k3x9';
const { dataset } = document.documentElement;

/** Runs the starter in a page that shows this announcement. */
async function openPage(): Promise<void> {
  document.head.innerHTML = `<meta id="announcement" name="announcement" content="${NAME}">`;
  await jest.isolateModulesAsync(async () => void (await import('./starter.ts')));
}

afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
  localStorage.clear();
  delete dataset['dismissed'];
});

describe('starter', () => {
  it('marks a dismissed announcement before the page is shown', async () => {
    localStorage.setItem(NAME, '');
    await openPage();
    expect(dataset).toHaveProperty('dismissed');
  });

  it('shows an announcement after another one was dismissed', async () => {
    localStorage.setItem('vitral.announcement.other', '');
    await openPage();
    expect(dataset).not.toHaveProperty('dismissed');
  });
});
