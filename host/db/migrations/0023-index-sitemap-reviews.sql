-- The reviews of the site map, which are those long enough to be indexed by search engines. Without this index each site
-- map reads the texts of all reviews, which takes seconds for tens of thousands.
create index reviews_sitemap on reviews (id) include (company_id, slug, updated_at)
  where state = 'published'
    and length(best_thing || to_improve || role_text || company_text || culture_text || tips) >= 300;
