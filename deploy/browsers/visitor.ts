import assert from 'node:assert/strict';
import sharp, { type Region } from 'sharp';
import { By, type WebDriver, type WebElement } from 'selenium-webdriver';

const waitMs = 15_000;

/** Whether React has hydrated every control of the page; a text, because it runs in the browser. */
const isHydrated = `
  const controls = [...document.querySelectorAll('#root :is(a, button, input, select, textarea):not(.maplibregl-map *)')];
  return controls.length > 0 &&
    controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactFiber$')));`;

/** The place of an element in the view, without its border. */
const placeOf = `
  const { left, top, width, height } = arguments[0].getBoundingClientRect();
  return { left: Math.ceil(left), top: Math.ceil(top), width: Math.floor(width) - 1, height: Math.floor(height) - 1 };`;

/** Scrolls to an element and waits until it stops moving, because a click on a moving element is lost. */
const scrollTo = `
  const [element, done] = arguments;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  let [former, rests] = [NaN, 0];
  const look = () => {
    const { top } = element.getBoundingClientRect();
    rests = top === former ? rests + 1 : 0;
    former = top;
    if (rests === 5) done();
    else setTimeout(look, 20);
  };
  look();`;

/** Operates a browser like a person: finds elements by their visible texts. */
export class Visitor {
  constructor(
    readonly driver: WebDriver,
    private readonly url: string,
    /** The first name that is typed into forms. */
    readonly name: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.get(this.url + path);
    await this.driver.wait(() => this.driver.executeScript(isHydrated), waitMs, `${path} is not hydrated`);
  }

  /** The first visible element of this XPath; waits for it, and scrolls to it, because WebKit's driver does not. */
  async find(xpath: string): Promise<WebElement> {
    const visible = async () => {
      for (const element of await this.driver.findElements(By.xpath(xpath)))
        if (await element.isDisplayed().catch(() => false)) return element;
      return null;
    };
    const element = (await this.driver.wait(visible, waitMs, `${xpath} is not visible`)) as WebElement;
    await this.driver.executeAsyncScript(scrollTo, element);
    return element;
  }

  /** Waits for the page with this main heading, which must not scroll sideways. */
  async isAt(heading: string): Promise<void> {
    await this.find(`//h1[normalize-space() = "${heading}"]`);
    const beyond = 'return document.documentElement.scrollWidth - window.innerWidth';
    const pixels = await this.driver.executeScript<number>(beyond);
    assert.ok(pixels <= 0, `"${heading}" scrolls sideways by ${pixels} px`);
  }

  sees = (text: string): Promise<WebElement> =>
    this.find(`//main//*[contains(normalize-space(text()), "${text}")]`);

  async press(button: string): Promise<void> {
    const isNamed = `[normalize-space() = "${button}" or @aria-label = "${button}"]`;
    await (await this.find(`//button${isNamed}`)).click();
  }

  /** Types into a field of a form, found by the beginning of its label. */
  async type(form: string, label: string, value: string): Promise<void> {
    await (await this.field(form, label)).sendKeys(value);
  }

  async check(form: string, label: string): Promise<void> {
    await (await this.field(form, label)).click();
  }

  private async field(form: string, label: string): Promise<WebElement> {
    const beginning = `label[starts-with(normalize-space(), "${label}")]`;
    const found = await this.find(`//form[@aria-label = "${form}"]//${beginning}`);
    return this.driver.findElement(By.id((await found.getAttribute('for')) ?? ''));
  }

  /** Waits for the drawn map, or for its notice where the browser has no WebGL. */
  async seesMap(): Promise<void> {
    if (await this.driver.executeScript(`return !document.createElement('canvas').getContext('webgl2')`)) {
      await this.sees('Die Karte lässt sich in Ihrem Browser nicht zeigen.');
      return;
    }
    await this.sees('Immobilien auf der Karte');
    const map = await this.find('//*[@aria-label = "Karte der gefundenen Immobilien"]');
    const isDrawn = async () => {
      const place = await this.driver.executeScript<Region>(placeOf, map);
      // A screenshot of the whole page, because WebKit's screenshot of an element lacks WebGL.
      const screenshot = Buffer.from(await this.driver.takeScreenshot(), 'base64');
      const { channels } = await sharp(await sharp(screenshot).extract(place).toBuffer()).stats();
      // An empty map has a deviation of about 15, and one with its dark pins of about 45.
      return Math.max(...channels.map(({ stdev }) => stdev)) > 30;
    };
    await this.driver.wait(isDrawn, waitMs, 'the map is not drawn');
  }
}
