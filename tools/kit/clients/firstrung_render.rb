# frozen_string_literal: true

require "cgi"
require "json"
require "net/http"

# A client of the Firstrung render service. It needs nothing but Ruby.
#
#   faq, ratings = FirstrungRender.render([
#     { widget: "faq", props: { items: questions }, html: "<p>Our questions</p>" },
#     { widget: "rating-summary", props: ratings },
#   ])
#
# Each result is HTML for the page. Without the service, or if it takes too long, it is a marker that the browser mounts.
module FirstrungRender
  module_function

  # Returns the HTML of each item, in their order. timeout is in seconds; log gets what went wrong. strings are the texts
  # of the page's script[data-firstrung-strings].
  def render(items, url: "http://127.0.0.1:4600/batch", timeout: 0.3, log: ->(_message) {}, strings: nil)
    uri = URI(url)
    http = Net::HTTP.new(uri.host, uri.port)
    http.open_timeout = http.read_timeout = timeout
    http.max_retries = 0
    answer = http.post(uri.path, JSON.generate({ items: items, strings: strings }.compact), "Content-Type" => "application/json")
    results = JSON.parse(answer.body).fetch("items")
    results.each { |result| log.call(result["error"]) if result["error"] }
    results.map { |result| result["html"] }
  rescue SystemCallError, IOError, Timeout::Error, JSON::ParserError, KeyError => error
    log.call("The render service does not answer: #{error.message}")
    items.map { |item| marker(item) }
  end

  # The marker of an item without rendered HTML: people see its own HTML until the widget is mounted.
  def marker(item)
    json = JSON.generate(item.fetch(:props, {})).gsub(/[<>&\u2028\u2029]/) { |char| format("\\u%04x", char.ord) }
    mount = item[:mount] ? %( data-mount="#{CGI.escapeHTML(item[:mount])}") : ""
    name = CGI.escapeHTML(item.fetch(:widget))
    %(<div data-widget="#{name}"#{mount}><script type="application/json">#{json}</script>#{item[:html]}</div>)
  end
end
